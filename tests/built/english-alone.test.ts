import { globSync, readFileSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { isMarked, withoutMarks } from "#data/load/english-marks.ts";
import { findTexts } from "#data/schemas/texts.ts";
import { pages, pagesIn } from "./html.ts";
import { oneLine } from "./text.ts";

/** Records that exist in English only but have a page, as lists on Swahili pages show them. */
const alone = data.locales.includes("sw")
  ? [data.listTools, data.listServices, data.listSolutions, data.listPosts, data.listIndustries]
      .flatMap((list) => list("sw") as readonly { title: string; path: string; lang?: data.Locale }[])
      .filter(({ lang }) => lang === "en")
  : [];

/**
 * English texts on Swahili pages. Single words are left out, because they may also be names or code, and texts without a
 * letter, such as phones, because they are the same in both languages.
 */
const untranslated = findTexts(data.getMarkedWords("sw"))
  .map(({ text }) => ({ text: withoutMarks(text), isEnglish: isMarked(text) }))
  .filter(({ text, isEnglish }) => isEnglish && text.includes(" ") && /\p{L}/u.test(text))
  .map(({ text }) => text);

const textNode = 3;

const isEnglish = (element: HTMLElement) => element.closest("[lang]")?.getAttribute("lang") === "en";

test("records in English only have no Swahili page, and Swahili pages mark their texts as English", () => {
  for (const { title, path } of alone) {
    expect(pages.has(path), path).toBe(true);
    expect(pages.has(localPath(path, "sw")), path).toBe(false);
    const shown = pagesIn("sw").flatMap(([page, html]) =>
      html
        .querySelectorAll(`body a[href="${path}"]`)
        // In running text, the title may be a name that the author wrote.
        .filter((link) => oneLine(link.text) === title && !link.closest("p, td, dd, article ul"))
        .map((link) => [page, isEnglish(link)]),
    );
    expect(shown.length, path).toBeGreaterThan(0);
    expect(shown.filter(([, marked]) => !marked)).toEqual([]);
  }
});

test("Swahili pages mark every text without a translation as English", () => {
  const shown = pagesIn("sw").flatMap(([page, html]) =>
    html
      .querySelectorAll("body *")
      .filter(({ childNodes: [child, ...others] }) => child?.nodeType === textNode && others.length === 0)
      .filter(({ text }) => untranslated.includes(text))
      .map((element) => ({ page, text: element.text, isEnglish: isEnglish(element) })),
  );
  expect(shown.filter((one) => !one.isEnglish)).toEqual([]);
});

test("no invisible mark is left in a page, except in data for its script, or in a file for programs", () => {
  const files = globSync("build/client/**/{llms.txt,*.{html,svg,webmanifest,xml}}");
  expect(files.length).toBeGreaterThan(pages.size);
  const marked = files.filter((file) =>
    isMarked(readFileSync(file, "utf8").replace(/<script type="application\/json".*?<\/script>/gs, "")),
  );
  expect(marked).toEqual([]);
});

test("a site in English only has no page or file below /sw", () => {
  if (data.locales.includes("sw")) return;
  expect(pagesIn("sw")).toEqual([]);
  for (const page of pages.values()) {
    expect(page.querySelectorAll("[hreflang], a[href^='/sw/'], a[href='/sw']")).toEqual([]);
  }
});
