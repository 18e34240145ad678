/** What a page of prose can make a part depend on. */
export interface Conditions {
  /** Cloudflare Turnstile checks who fills in a form. */
  turnstile: boolean;
  /** The company has a provider for its newsletter: the boxes post addresses there. */
  newsletter: boolean;
  /** The company has a registration number with the Data Commissioner. */
  registered: boolean;
}

const part = /<!-- if (\w+) -->\n?(.*?)(?:<!-- else -->\n?(.*?))?<!-- end -->\n?/gs;

/**
 * Keeps the parts of a text whose condition holds: `<!-- if turnstile -->…<!-- else -->…<!-- end -->`, in a line or on
 * lines of their own. The else is optional; parts cannot be nested.
 * @throws Error naming a condition that does not exist, or a marker without its counterpart
 */
export function keepParts(text: string, conditions: Conditions): string {
  const kept = text.replace(part, (_, name: string, whenTrue: string, whenFalse = "") => {
    if (!(name in conditions)) throw new Error(`<!-- if ${name} -->: there is no condition of this name`);
    return conditions[name as keyof Conditions] ? whenTrue : whenFalse;
  });
  const [stray] = /<!-- (?:if|else|end)\b.*?-->/.exec(kept) ?? [];
  if (stray) throw new Error(`${stray} has no counterpart`);
  return kept;
}
