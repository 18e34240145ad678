import { parse } from "node-html-parser";
import subsetFont from "subset-font";
import { fromCache } from "#app/build/build-cache.ts";

/** Change this when the options of the subset or the version of subset-font change. */
const version = "1";

/** The selectors of the rules that set the display font, in a minified style sheet. */
const displayRule = /([^{};]+)\{[^{}]*font-family:var\(--font-display\)/g;

/**
 * Starts decoding the font of the page. Chromium would start after the first layout, and would then request the whole file too,
 * as the next font of `--font-display`.
 */
export const loadPageFont = 'document.fonts.load("700 1em Page Display")';

/**
 * The display font with only the characters that the page sets in it, as an `@font-face` rule that needs no request. So
 * titles are in their font from the first paint, and no line moves. (With `font-display: optional` Chromium would not use it at
 * all on a fast line, because the whole page is parsed before the font is decoded.) The family is the first of `--font-display`.
 * @param whole the file of the display font
 */
export async function pageFont(whole: Buffer, html: string, styles: string): Promise<string> {
  const characters = displayedCharacters(html, styles);
  const { content } = await fromCache("page-fonts", [version, characters, whole], () =>
    // Other features, such as fractions, would keep glyphs that no page uses.
    subsetFont(whole, characters, { targetFormat: "woff2", keepFeatures: ["kern", "tnum"] }),
  );
  const url = `data:font/woff2;base64,${btoa(String.fromCharCode(...content))}`;
  return `@font-face{font-family:"Page Display";src:url(${url})format("woff2");font-weight:700}`;
}

/** The characters of all elements in the display font, in a fixed order. A space is always among them. */
export function displayedCharacters(html: string, styles: string): string {
  const rules = Array.from(styles.matchAll(displayRule), ([, selectors = ""]) => selectors);
  const selectors = [...rules, '[font-family="var(--font-display)"]'].join();
  const texts = parse(html)
    .querySelectorAll(selectors)
    .map(({ text }) => text);
  return [...new Set([" ", ...texts.join("")])].sort().join("");
}
