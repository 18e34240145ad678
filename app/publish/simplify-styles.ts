/**
 * Shortens a page's styles without changing what they do. Lightning CSS writes both schemes' values into each declaration, and Tailwind
 * variables for what any other class might set. Once a page's rules are known, most of those are constants.
 */
import { type AtRule, atRule, type Declaration, type Root, Rule } from "postcss";

/**
 * Gives the dark scheme rules of its own, where Lightning CSS lets two variables choose. Paper has the light ones, and so has
 * an element with `color-scheme: light`.
 */
export function splitSchemes(css: Root): void {
  const dark = (rule: Rule) =>
    atRule({ name: "media", params: "screen and (prefers-color-scheme:dark)", nodes: [rule] });
  const tokens: Declaration[] = [];
  css.walkRules((rule) => {
    const inDark = rule.clone({ nodes: [] });
    rule.each((declaration) => {
      if (declaration.type !== "decl" || !declaration.value.includes("var(--lightningcss-")) return;
      inDark.append(declaration.clone({ value: inScheme("dark", declaration.value) }));
      declaration.value = inScheme("light", declaration.value);
      if (rule.selector.startsWith(":root")) tokens.push(declaration);
    });
    if (inDark.nodes.length > 0) rule.after(dark(inDark));
  });
  css.walkDecls("color-scheme", ({ value, parent }) => {
    if (value === "light" && parent instanceof Rule && parent.selector !== ":root")
      parent.after(dark(parent.clone({ nodes: [] }).append(tokens.map((token) => token.clone()))));
  });
  css.walkDecls(/^--lightningcss-/, (declaration) => {
    declaration.remove();
  });
}

function inScheme(scheme: "light" | "dark", value: string): string {
  return replaceVariables(value, (name, fallback = "") => {
    if (!name.startsWith("--lightningcss-")) return undefined;
    return name === `--lightningcss-${scheme}` ? fallback : "";
  });
}

/**
 * Inlines Tailwind's variables: the initial value of one that nothing sets, the rule's own of one set wherever it is used, and
 * the fallback of one whose setting rules state the property too. Of those the later rule counts, as of any others; an element
 * that has a class for a size and one for its leading needs both at the same width (tests/built/validity.test.ts).
 */
export function foldVariables(page: Root): void {
  page.walkDecls((declaration) => {
    // The base styles set it for all elements, and a class for another style sets that itself.
    if (declaration.value === "var(--tw-border-style)") declaration.remove();
  });
  const initial = initialValues(page);
  const settings = declarationsOf(
    page,
    (declaration) => initial.has(declaration.prop) && !isFallback(declaration),
  );
  const isSet = new Set(settings.map(({ prop }) => prop));
  const isShared = new Set<string>();
  for (const user of declarationsOf(page, ({ value }) => value.includes("var(--tw-")))
    replaceVariables(user.value, (name) => {
      const isAlone = ({ prop, parent }: Declaration) => prop === name && !settingIn(parent, user.prop);
      if (settingIn(user.parent, name) === undefined && settings.some(isAlone)) isShared.add(name);
      return undefined;
    });
  page.walkDecls((declaration) => {
    if (!declaration.value.includes("var(--tw-") || isFallback(declaration)) return;
    const value = replaceVariables(declaration.value, (name, fallback) => {
      if (isShared.has(name)) return undefined;
      if (!isSet.has(name)) return initial.get(name) ?? fallback;
      return settingIn(declaration.parent, name) ?? fallback;
    });
    // Drops empty shadows from lists of shadows.
    declaration.value = value.replace(/0 0 #0000, ?(?=.)/g, "").trim();
  });
  for (const setting of settings) if (!isShared.has(setting.prop)) setting.remove();
}

/** The registered variables, with the values they have where nothing sets them. */
function initialValues(page: Root): Map<string, string | undefined> {
  const initial = new Map<string, string | undefined>();
  page.walkAtRules("property", (rule) => {
    const descriptors = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => {
      descriptors.set(prop, value);
    });
    const value = descriptors.get("initial-value");
    // In a calc() a length needs its unit.
    const isLength = descriptors.get("syntax") === '"<length>"';
    initial.set(rule.params, isLength && value === "0" ? "0px" : value);
  });
  return initial;
}

/** Whether it repeats an initial value for browsers without `@property`. */
function isFallback({ parent }: Declaration): boolean {
  for (let node = parent; node && node.type !== "root"; node = node.parent as typeof parent)
    if (node.type === "atrule" && (node as AtRule).params === "properties") return true;
  return false;
}

function declarationsOf(page: Root, isWanted: (declaration: Declaration) => boolean): Declaration[] {
  const found: Declaration[] = [];
  page.walkDecls((declaration) => {
    if (isWanted(declaration)) found.push(declaration);
  });
  return found;
}

function settingIn(rule: Declaration["parent"], name: string): string | undefined {
  const settings = (rule as Rule).nodes.filter((node) => node.type === "decl" && node.prop === name);
  return (settings.at(-1) as Declaration | undefined)?.value;
}

/** Replaces `var(--name, fallback)` from the inside out; undefined leaves one as it is. */
function replaceVariables(
  value: string,
  replace: (name: string, fallback: string | undefined) => string | undefined,
): string {
  const start = value.indexOf("var(");
  if (start < 0) return value;
  const end = closing(value, start + "var".length);
  const [, name = "", , fallback] = /^\s*(--[\w-]+)\s*(,\s*(.*))?$/s.exec(value.slice(start + 4, end)) ?? [];
  const inner = fallback === undefined ? undefined : replaceVariables(fallback, replace);
  const kept = `var(${name}${inner === undefined ? "" : `,${inner}`})`;
  const replaced = replace(name, inner) ?? kept;
  return value.slice(0, start) + replaced + replaceVariables(value.slice(end + 1), replace);
}

/** Where the parenthesis ends that begins here. */
export function closing(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === "(") depth++;
    if (text[index] === ")" && --depth === 0) return index;
  }
  throw new Error(`A parenthesis is not closed in ${text}`);
}
