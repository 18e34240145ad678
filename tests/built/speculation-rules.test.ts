import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "./html.ts";

/** The parts of a speculation rule's condition that this site uses. */
interface Condition {
  and?: Condition[];
  not?: Condition;
  href_matches?: string | string[];
  selector_matches?: string | string[];
}

const rules: Record<"prerender" | "prefetch", { where: Condition; eagerness: string }[]> = JSON.parse(
  readFileSync("build/client/speculation-rules.json", "utf8"),
);
const origin = "https://site.example";

const links = [...pages].flatMap(([path, page]) =>
  page.querySelectorAll("a[href]").map((element) => ({
    element,
    path,
    url: new URL(element.getAttribute("href") ?? "", origin + path),
  })),
);
type Link = (typeof links)[number];

/** In speculation rules `/*` also matches any query. */
const patternOf = (text: string) => new URLPattern(text, origin);

function holds(condition: Condition, link: Link): boolean {
  const { and, not, href_matches: hrefs, selector_matches: selectors } = condition;
  if (and) return and.every((part) => holds(part, link));
  if (not) return !holds(not, link);
  if (hrefs) return [hrefs].flat().some((pattern) => patternOf(pattern).test(link.url));
  return [selectors ?? []].flat().some((selector) => find(link.path, selector).has(link.element));
}

const found = new Map<string, Set<unknown>>();

/** The elements of a page that match a selector. */
function find(path: string, selector: string) {
  const elements = found.get(path + selector) ?? new Set(pages.get(path)?.querySelectorAll(selector));
  found.set(path + selector, elements);
  return elements;
}

const isCovered = (kind: keyof typeof rules, link: Link) =>
  rules[kind].some(({ where }) => holds(where, link));

test("pages without a query are prerendered, pages with one are prefetched, and files and other sites are neither", () => {
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
    example((link) => plain(link) && link.url.search !== "" && !link.element.hasAttribute("data-wait")),
  ).toEqual({ prerender: false, prefetch: true });
  for (const neither of [
    ({ url }: Link) => url.origin !== origin,
    ({ url }: Link) => url.pathname.endsWith(".svg"),
    ({ url }: Link) => url.pathname.endsWith(".xml"),
    // With script, these links open a dialog.
    ({ element, url }: Link) => element.getAttribute("aria-haspopup") === "dialog" && url.search === "",
    ({ element, url }: Link) => element.getAttribute("aria-haspopup") === "dialog" && url.search !== "",
  ])
    expect(example(neither)).toEqual({ prerender: false, prefetch: false });
});

test("on touch screens no page is prerendered eagerly", () => {
  const isEager = (link: Link) =>
    rules.prerender.some(({ where, eagerness }) => eagerness === "eager" && holds(where, link));
  const link = links.find((each) => each.url.pathname === "/tools") as Link;
  expect(isEager(link)).toBe(true);
  // The inline script of every page sets this attribute on touch screens.
  const root = pages.get(link.path)?.querySelector("html");
  root?.setAttribute("data-coarse", "");
  found.clear();
  expect(isEager(link)).toBe(false);
  expect(isCovered("prerender", link)).toBe(true);
  root?.removeAttribute("data-coarse");
});

test("each pattern and selector of the rules matches a link", () => {
  const fits = (condition: Condition) => links.some((link) => holds(condition, link));
  const parts = ({ and, not, ...patterns }: Condition): Condition[] => [
    ...(and ?? []).flatMap(parts),
    ...(not ? parts(not) : []),
    ...Object.entries(patterns).flatMap(([key, list]) => [list].flat().map((one) => ({ [key]: one }))),
  ];
  // The inline script sets this attribute at run time.
  for (const { where } of [...rules.prerender, ...rules.prefetch])
    for (const part of parts(where))
      if (part.selector_matches !== "[data-coarse] a") expect(fits(part), JSON.stringify(part)).toBe(true);
});
