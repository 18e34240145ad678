import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "./html.ts";

/** A condition of the rules, as far as ours use them. */
interface Condition {
  and?: Condition[];
  not?: Condition;
  href_matches?: string | string[];
  selector_matches?: string | string[];
}

const rules: Record<"prerender" | "prefetch", { where: Condition }[]> = JSON.parse(
  readFileSync("build/client/speculation-rules.json", "utf8"),
);
const origin = "https://site.example";

const links = [...pages].flatMap(([path, page]) =>
  page.querySelectorAll("a[href]").map((element) => ({
    element,
    page,
    url: new URL(element.getAttribute("href") ?? "", origin + path),
  })),
);
type Link = (typeof links)[number];

/** In a rule `/*` stands for any query too. */
const patternOf = (text: string) => new URLPattern(text, origin);

function holds(condition: Condition, link: Link): boolean {
  const { and, not, href_matches: hrefs, selector_matches: selectors } = condition;
  if (and) return and.every((part) => holds(part, link));
  if (not) return !holds(not, link);
  if (hrefs) return [hrefs].flat().some((pattern) => patternOf(pattern).test(link.url));
  return [selectors ?? []]
    .flat()
    .some((selector) => link.page.querySelectorAll(selector).includes(link.element));
}

const isCovered = (kind: keyof typeof rules, link: Link) =>
  rules[kind].some(({ where }) => holds(where, link));

function conditionsOf({ and = [], not, ...condition }: Condition): Condition[] {
  return [condition, ...[...and, ...(not ? [not] : [])].flatMap(conditionsOf)];
}

const conditions = Object.values(rules)
  .flat()
  .flatMap(({ where }) => conditionsOf(where));

test.each(conditions.flatMap(({ selector_matches: selectors = [] }) => selectors))(
  "the selector %s is one of links that the pages have",
  (selector) => {
    expect(links.some((link) => holds({ selector_matches: selector }, link))).toBe(true);
  },
);

test("pages without a query are prerendered, those with one are fetched, and files and other sites neither", () => {
  const example = (fits: (link: Link) => boolean) => {
    const found = links.find(fits);
    if (!found) throw new Error("No page has such a link");
    return { prerender: isCovered("prerender", found), prefetch: isCovered("prefetch", found) };
  };
  const plain = ({ element, url }: Link) => url.origin === origin && !element.hasAttribute("target");
  expect(example((link) => plain(link) && link.url.pathname === "/tools" && !link.url.search)).toEqual({
    prerender: true,
    prefetch: false,
  });
  expect(
    example((link) => plain(link) && link.url.search !== "" && !link.element.hasAttribute("data-script")),
  ).toEqual({ prerender: false, prefetch: true });
  for (const neither of [
    ({ url }: Link) => url.origin !== origin,
    ({ url }: Link) => url.pathname.endsWith(".svg"),
    ({ url }: Link) => url.pathname.endsWith(".xml"),
    // Where there is script these open a dialog.
    ({ element, url }: Link) => element.getAttribute("aria-haspopup") === "dialog" && url.search === "",
    ({ element, url }: Link) => element.getAttribute("aria-haspopup") === "dialog" && url.search !== "",
  ])
    expect(example(neither)).toEqual({ prerender: false, prefetch: false });
});
