import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { pages, pagesIn } from "./html.ts";
import { oneLine } from "./text.ts";

/** What is in English alone, but has a page: as a visitor who reads Swahili meets it in lists. */
const alone = data.locales.includes("sw")
  ? [data.listTools, data.listServices, data.listSolutions, data.listPosts, data.listIndustries]
      .flatMap((list) => list("sw") as readonly { title: string; path: string; lang?: data.Locale }[])
      .filter(({ lang }) => lang === "en")
  : [];

const isMarked = (element: HTMLElement) => element.closest("[lang]")?.getAttribute("lang") === "en";

test("what is in English alone has no page in Swahili, and is marked wherever Swahili pages show it", () => {
  for (const { title, path } of alone) {
    expect(pages.has(path), path).toBe(true);
    expect(pages.has(localPath(path, "sw")), path).toBe(false);
    const shown = pagesIn("sw").flatMap(([page, html]) =>
      html
        .querySelectorAll(`body a[href="${path}"]`)
        // In a sentence of an article it is a name that its author wrote.
        .filter((link) => oneLine(link.text) === title && !link.closest("p, td, dd, article ul"))
        .map((link) => [page, isMarked(link)]),
    );
    expect(shown.length, path).toBeGreaterThan(0);
    expect(shown.filter(([, marked]) => !marked)).toEqual([]);
  }
});

test("no page, and no file that programs read, is below /sw where the site is in English alone", () => {
  if (data.locales.includes("sw")) return;
  expect(pagesIn("sw")).toEqual([]);
  for (const page of pages.values()) {
    expect(page.querySelectorAll("[hreflang], a[href^='/sw/'], a[href='/sw']")).toEqual([]);
  }
});
