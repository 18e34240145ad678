import { browserslistToTargets, type Selector, transform, type Visitor } from "lightningcss";
import { cssTarget } from "#app/build/css-target.ts";

/**
 * Lightning CSS does not know this property. When a class of the same name is removed, it would also remove the property,
 * so that class always stays.
 */
const unknownProperty = "text-wrap";

/** The classes for which a style sheet has rules, and which {@link pageStyles} may leave out. */
export function styledClasses(css: string): Set<string> {
  const names = new Set<string>();
  const collect = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === "class" && part.name !== unknownProperty) names.add(part.name);
      // Nested selectors: :is(), :where() and so on.
      if ("selectors" in part && part.kind !== "host") part.selectors.forEach(collect);
    }
  };
  transform({ filename: "app.css", code: Buffer.from(css), visitor: { Selector: collect } });
  return names;
}

/** The rules of a style sheet that can apply to a page. @param styled all classes for which the style sheet has rules */
export function pageStyles(css: string, styled: ReadonlySet<string>, html: string): string {
  const classes = classesIn(html);
  const unusedClasses = [...styled].filter((name) => !classes.has(name));
  const styles = withoutSymbols(unusedClasses, css);
  // Also remove custom properties and keyframes that only the removed rules used.
  const read = new Set((styles + html).match(/(?<=var\()--[\w-]+/g));
  const declared = styles.match(/--[\w-]+(?=:)/g) ?? [];
  const unreadProperties = declared.filter((name) => !read.has(name));
  const animations = (styles.match(/(?<=animation(?:-name)?:)[^;}]*/g) ?? []).join();
  const keyframes = styles.match(/(?<=@keyframes )[\w-]+/g) ?? [];
  // Lightning CSS would also remove a class that has the name of the keyframes.
  const unusedKeyframes = keyframes.filter((name) => !animations.includes(name) && !classes.has(name));
  const elements = elementsIn(html);
  const removeUnmatched = (selector: Selector) =>
    selector.every((part) => part.type !== "type" || elements.has(part.name)) ? selector : [];
  const visitor = { Selector: removeUnmatched };
  return withoutSymbols([...unreadProperties, ...unusedKeyframes], styles, visitor);
}

/** Without targets Lightning CSS merges `animation-timeline` into `animation`, which browsers then ignore. */
const targets = browserslistToTargets(cssTarget.map((browser) => browser.replace(/(?=\d)/, " ")));

function withoutSymbols(unusedSymbols: string[], css: string, visitor: Visitor<never> = {}): string {
  const code = Buffer.from(css);
  return transform({
    filename: "app.css",
    code,
    unusedSymbols,
    minify: true,
    targets,
    visitor,
  }).code.toString();
}

/** The names of the elements in a page, and of those that its inline scripts create. */
function elementsIn(html: string): Set<string> {
  return new Set(html.match(/(?<=<|createElement\(["'`])[a-z][\w-]*/gi));
}

function classesIn(html: string): Set<string> {
  const lists = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) => list);
  return new Set(lists.join(" ").replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(" "));
}
