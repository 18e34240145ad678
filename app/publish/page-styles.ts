import { browserslistToTargets, type Selector, transform, type Visitor } from "lightningcss";
import { cssTarget } from "#app/build/css-target.ts";

/** The rules of a style sheet that can apply to a page, and the custom properties and keyframes that these rules or the page use. */
export function pageStyles(css: string, html: string): string {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list);
  const classes = new Set(lists.join(" ").replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "));
  // Elements of the page, and those that its inline scripts create.
  const elements = new Set(html.match(/(?<=<|createElement\(["'`])[a-z][\w-]*/gi));
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "type") return elements.has(part.name);
      if (part.type === "class") return classes.has(part.name);
      // Of the selectors in :is(), :where() or :has(), one must match.
      const isOneOf = "selectors" in part && part.kind !== "not" && part.kind !== "host";
      return !isOneOf || part.selectors.some(canMatch);
    });
  const removeUnmatched = (selector: Selector) => (canMatch(selector) ? selector : []);
  const styles = minified(css, [], { Selector: removeUnmatched });
  const read = new Set((styles + html).match(/(?<=var\()--[\w-]+/g));
  const unread = styles.match(/--[\w-]+(?=:)/g)?.filter((name) => !read.has(name)) ?? [];
  const animations = new Set(styles.match(/(?<=animation(-name)?:[^;}]*)[\w-]+/g));
  const unused = styles.match(/(?<=@keyframes )[\w-]+/g)?.filter((name) => !animations.has(name)) ?? [];
  return minified(styles, [...unread, ...unused], {});
}

/** Without targets Lightning CSS merges `animation-timeline` into `animation`, which browsers then ignore. */
const targets = browserslistToTargets(cssTarget.map((browser) => browser.replace(/(?=\d)/, " ")));

function minified(css: string, unusedSymbols: string[], visitor: Visitor<never>): string {
  const file = { filename: "app.css", code: Buffer.from(css) };
  return transform({ ...file, unusedSymbols, minify: true, targets, visitor }).code.toString();
}
