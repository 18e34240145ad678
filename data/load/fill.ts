/** Puts values into texts. Holds no content itself, so scripts in the browser may import it. */

/** What goes into the placeholders of a text, by name. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Puts values into a text's placeholders: `{name}`, or `{company.name}` for one of the scope `company`.
 * @param scope with its dot, `company.`: fills the placeholders of this scope, and leaves all others for a later call
 * @throws Error naming a placeholder without a value, and the beginning of the text
 */
export function fill(text: string, values: Values, scope = ""): string {
  return text.replace(/\{([\w.]+)\}/g, (placeholder, name: string) => {
    if (!name.startsWith(scope)) return placeholder;
    const value = values[name.slice(scope.length)];
    if (value === undefined) throw new Error(`No value for ${placeholder} in “${text.slice(0, 60)}”`);
    return `${value}`;
  });
}

/**
 * Fills every text in a record or list, however deep; all else stays as it is.
 * @throws Error as {@link fill}
 */
export const fillAll = <Copy>(copy: Copy, values: Values, scope?: string): Copy =>
  changeTexts(copy, (text) => fill(text, values, scope));

/** A record or list with every text changed, however deep; all else stays as it is. */
export function changeTexts<Copy>(copy: Copy, change: (text: string) => string): Copy {
  if (typeof copy === "string") return change(copy) as Copy;
  if (Array.isArray(copy)) return copy.map((item) => changeTexts(item, change)) as Copy;
  if (typeof copy !== "object" || copy === null) return copy;
  const entries = Object.entries(copy).map(([key, item]) => [key, changeTexts(item, change)]);
  return Object.fromEntries(entries) as Copy;
}

/**
 * Splits a text at a placeholder that a component puts an element in.
 * @throws Error when the text has no such placeholder
 */
export function splitAt(text: string, name: string): [before: string, after: string] {
  const [before, after] = text.split(`{${name}}`);
  if (before === undefined || after === undefined) throw new Error(`There is no {${name}} in “${text}”`);
  return [before, after];
}
