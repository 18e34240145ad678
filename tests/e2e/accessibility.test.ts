import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { localPath, withoutLocale } from "#app/url/locale-paths.ts";
import { looks, violations } from "./axe.ts";
import { builtPages } from "./built-pages.ts";
import { data } from "./data.ts";
import { siteUrl } from "./site.ts";
import { test as base, expect, setFontSize, usualFontSize } from "./test.ts";

const [, otherLanguage = "en"] = data.locales;

/**
 * Pages to check. If a page exists in two languages, both have the same markup, so only the one in the second
 * language is checked: its words are longer. The home page is checked in English, for the header and the footer.
 */
const longest = builtPages.filter((path) => {
  const twin = localPath(withoutLocale(path), otherLanguage);
  return path === "/" || path === twin || !builtPages.includes(twin);
});

const decoded = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/**
 * The kinds of elements on a page: selectors by tag and all classes. Parts of illustrations are left out, because
 * they are hidden from screen readers and axe does not check them.
 */
function kindsOf(path: string): Set<string> {
  const html = readFileSync(`build/client${path}/index.html`, "utf8");
  const kinds = Array.from(html.matchAll(/<(\w+)(?: [^>]*?)? class="([^"]*)"/g), ([, tag, classes = ""]) => {
    const names = classes.replace(/&(.+?);/g, (all, name: keyof typeof decoded) => decoded[name] ?? all);
    return `${tag}[class=${JSON.stringify(names)}]`;
  });
  return new Set(kinds.filter((kind) => !/\bil-/.test(kind)));
}

/**
 * Plans which parts of which pages axe checks. The first page is checked as a whole. On every other page, axe checks
 * only elements with a tag and classes that no earlier page has, with their contents. If a page has few such
 * elements, it is checked in only one look: the two looks take turns. The next page is the one with the most new
 * elements, so that few pages are needed. One or two new elements differ only in their accent colour and are not
 * checked.
 */
function planPages() {
  const left = new Map(longest.map((path) => [path, kindsOf(path)]));
  const pages: { path: string; parts: string[]; looks: readonly (typeof looks)[number][] }[] = [];
  while (left.size > 0) {
    const [path, own] = [...left].reduce((most, next) => (next[1].size > most[1].size ? next : most));
    left.delete(path);
    for (const [other, kinds] of left) left.set(other, new Set([...kinds].filter((kind) => !own.has(kind))));
    const parts = pages.length === 0 ? ["html"] : [...own];
    const one = looks.slice(pages.length % 2).slice(0, 1);
    pages.push({ path, parts, looks: own.size > 50 ? looks : own.size > 2 ? one : [] });
  }
  return pages;
}

const unknown = { path: localPath("/no/such/page", otherLanguage), parts: [], looks: [] };

/** A small phone, a usual one, and one with large text. */
const windows = [
  { width: 320, fontSize: usualFontSize },
  { width: 360, fontSize: usualFontSize },
  { width: 360, fontSize: 2 * usualFontSize },
];

/**
 * These tests only read, so they share one browser page per process: axe takes half the time once the browser has
 * compiled it. Motion is reduced, so that axe measures no colour or position during a transition.
 */
const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: siteUrl, reducedMotion: "reduce" });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  context: ({ sharedPage }, use) => use(sharedPage.context()),
  page: ({ sharedPage }, use) => use(sharedPage),
});

test.use({ expectedErrors: [/status of 404/] });

for (const { path, parts, looks } of [...planPages(), unknown]) {
  test(`${path} passes WCAG 2.2 AA, and fits into 320 and 360 px, also with large text`, async ({ page }) => {
    // Begin with the window size of the previous page, because each change lays out the whole page again.
    windows.reverse();
    for (const [index, { width, fontSize }] of windows.entries()) {
      await page.setViewportSize({ width, height: 800 });
      await setFontSize(page, fontSize);
      if (index === 0) await page.goto(path);
      const { overflow, widest, cut } = await page.evaluate(findOverflow);
      expect
        .soft(overflow, `pixels to scroll sideways at ${width} px, because of ${widest}`)
        .toBeLessThanOrEqual(0);
      if (fontSize === usualFontSize)
        expect.soft(cut, "what goes beyond the edge of its box, or is cut off there").toEqual([]);
    }
    if (looks.length > 0) await setFontSize(page, usualFontSize);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page, parts), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });
}

/** Runs in the browser. */
function findOverflow() {
  const texts = [...document.querySelectorAll("main :is(p, li)")].filter(
    (text) => getComputedStyle(text).overflow === "hidden" && text.scrollHeight > text.clientHeight,
  );
  const boxes = document.querySelectorAll("main :is(.card, .rounded-card, .stacked-table)");
  const cut = [...boxes].filter(
    (box) =>
      box.scrollWidth > box.clientWidth &&
      (box.matches(".stacked-table") || getComputedStyle(box).overflowX === "visible"),
  );
  const overflow = document.documentElement.scrollWidth - window.innerWidth;
  const range = document.createRange();
  /** The beginning of the element's text, and its tag. An element without text is named by its classes. */
  const summarise = (element: Element | null) => {
    const text = element?.textContent.trim().replace(/\s+/g, " ").slice(0, 80);
    const tag = `<${element?.localName}>`;
    return text ? `“${text}” in ${tag}` : `${tag} with the classes ${element?.getAttribute("class")}`;
  };
  const clips = (element: Element | null, root: Element): boolean =>
    element !== null &&
    element !== root &&
    (getComputedStyle(element).overflowX !== "visible" || clips(element.parentElement, root));
  /** The text, picture or field that goes furthest beyond the right edge. The boxes around it are as wide, but not the cause. */
  const findWidest = (root: Element, rightEdge: number) => {
    let edge = rightEdge;
    let widest = "";
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const parts: Node[] = [...root.querySelectorAll("img, svg, input, select, textarea")];
    while (texts.nextNode()) parts.push(texts.currentNode);
    for (const part of parts) {
      range.selectNode(part);
      const { right } = range.getBoundingClientRect();
      const element = part.parentElement;
      if (right <= edge || clips(element, root)) continue;
      edge = right;
      widest = summarise(element);
    }
    return widest;
  };
  return {
    overflow,
    widest: overflow > 0 ? findWidest(document.body, window.innerWidth) : "",
    cut: [
      ...cut.map((box) => {
        const { left } = box.getBoundingClientRect();
        return `${summarise(box)}, because of ${findWidest(box, left + box.clientLeft + box.clientWidth)}`;
      }),
      ...texts.map(summarise),
    ],
  };
}
