/** Fills placeholders in texts. This file has no content, so scripts in the browser may import it. */

/** The values of placeholders, by name. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills the placeholders in a text: `{name}`, or `{company.name}` in the scope `company.`.
 * @param scope with its dot, for example `company.`: only placeholders of this scope are filled. Default: all
 * @throws Error with a placeholder that has no value, and the beginning of the text
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
 * Fills the placeholders in every text of a record or list, at any depth. Other values stay as they are.
 * @throws Error as {@link fill}
 */
export const fillAll = <Copy>(copy: Copy, values: Values, scope?: string): Copy =>
  changeTexts(copy, (text) => fill(text, values, scope));

/** Copies a record or list and changes every text in it, at any depth. Other values stay as they are. */
export function changeTexts<Copy>(copy: Copy, change: (text: string) => string): Copy {
  if (typeof copy === "string") return change(copy) as Copy;
  if (Array.isArray(copy)) return copy.map((item) => changeTexts(item, change)) as Copy;
  if (typeof copy !== "object" || copy === null) return copy;
  const entries = Object.entries(copy).map(([key, item]) => [key, changeTexts(item, change)]);
  return Object.fromEntries(entries) as Copy;
}

/**
 * Splits a text at a placeholder, so that a component can put an element there.
 * @throws Error if the text has no such placeholder
 */
export function splitAt(text: string, name: string): [before: string, after: string] {
  const [before, after] = text.split(`{${name}}`);
  if (before === undefined || after === undefined) throw new Error(`There is no {${name}} in “${text}”`);
  return [before, after];
}
