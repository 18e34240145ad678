import { globSync, readFileSync } from "node:fs";
import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { localPath } from "#app/url/locale-paths.ts";
import * as data from "#data/index.ts";
import { isMarked, withoutMarks } from "#data/load/english-marks.ts";
import { findTexts } from "#data/schemas/texts.ts";
import { pages, pagesIn } from "./html.ts";
import { oneLine } from "./text.ts";

/** What is in English alone, but has a page: as a visitor who reads Swahili meets it in lists. */
const alone = data.locales.includes("sw")
  ? [data.listTools, data.listServices, data.listSolutions, data.listPosts, data.listIndustries]
      .flatMap((list) => list("sw") as readonly { title: string; path: string; lang?: data.Locale }[])
      .filter(({ lang }) => lang === "en")
  : [];

/** Texts that are in English on Swahili pages, because they have no Swahili. A single word may be a name elsewhere, or code. */
const untranslated = findTexts(data.getMarkedWords("sw"))
  .filter(({ text }) => isMarked(text) && text.includes(" "))
  .map(({ text }) => withoutMarks(text));

const textNode = 3;

const isEnglish = (element: HTMLElement) => element.closest("[lang]")?.getAttribute("lang") === "en";

test("what is in English alone has no page in Swahili, and is marked wherever Swahili pages show it", () => {
  for (const { title, path } of alone) {
    expect(pages.has(path), path).toBe(true);
    expect(pages.has(localPath(path, "sw")), path).toBe(false);
    const shown = pagesIn("sw").flatMap(([page, html]) =>
      html
        .querySelectorAll(`body a[href="${path}"]`)
        // In a sentence of an article it is a name that its author wrote.
        .filter((link) => oneLine(link.text) === title && !link.closest("p, td, dd, article ul"))
        .map((link) => [page, isEnglish(link)]),
    );
    expect(shown.length, path).toBeGreaterThan(0);
    expect(shown.filter(([, marked]) => !marked)).toEqual([]);
  }
});

test("a text without Swahili is marked wherever Swahili pages show it", () => {
  const shown = pagesIn("sw").flatMap(([page, html]) =>
    html
      .querySelectorAll("body *")
      .filter(({ childNodes: [child, ...others] }) => child?.nodeType === textNode && others.length === 0)
      .filter(({ text }) => untranslated.includes(text))
      .map((element) => ({ page, text: element.text, isEnglish: isEnglish(element) })),
  );
  expect(shown.filter((one) => !one.isEnglish)).toEqual([]);
});

test("no mark of such a text is left in a page, but for its script's data, or in a file that programs read", () => {
  const files = globSync("build/client/**/{llms.txt,*.{html,svg,webmanifest,xml}}");
  expect(files.length).toBeGreaterThan(pages.size);
  const marked = files.filter((file) =>
    isMarked(readFileSync(file, "utf8").replace(/<script type="application\/json".*?<\/script>/gs, "")),
  );
  expect(marked).toEqual([]);
});

test("no page, and no file that programs read, is below /sw where the site is in English alone", () => {
  if (data.locales.includes("sw")) return;
  expect(pagesIn("sw")).toEqual([]);
  for (const page of pages.values()) {
    expect(page.querySelectorAll("[hreflang], a[href^='/sw/'], a[href='/sw']")).toEqual([]);
  }
});
