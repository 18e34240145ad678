import { rm } from "node:fs/promises";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localPath } from "#app/url/locale-paths.ts";
import { englishOnly, locales } from "#data/index.ts";
import { startFirefox } from "../../engines/firefox.ts";
import { SiteProcess } from "../../worker/site-process.ts";

/**
 * Printing in Firefox, which breaks pages by other rules than Chromium. WebKitGTK's driver cannot print. In this folder, because only
 * features need `pdfjs-dist`.
 */

const state = "tests/results/print-state";
/** The margin below the text of a sheet, 13 mm, in points. */
const margin = (13 / 25.4) * 72;
let site: SiteProcess;
let firefox: Awaited<ReturnType<typeof startFirefox>>;

beforeAll(async () => {
  // Nothing answers at the address of the mail service.
  site = await SiteProcess.start(state, "http://127.0.0.1:9");
  firefox = await startFirefox();
});

afterAll(async () => {
  await firefox?.close();
  await site.kill();
  await rm(state, { recursive: true, force: true });
});

/** A text on a sheet. The point (x, y) is at its left on its baseline, from the sheet's lower left corner. */
interface PrintedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Prints a page. @returns the texts of each sheet, from its top to its bottom */
async function printedSheets(path: string): Promise<PrintedText[][]> {
  await firefox.go(site.url + path);
  const pdf = await getDocument({ data: await firefox.print(), verbosity: 0 }).promise;
  const sheets = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items
      .filter((item) => "str" in item)
      .filter(({ str }) => str.trim())
      .map(({ str, transform: [, , , , x, y], width, height }) => ({ text: str, x, y, width, height }))
      .sort((a, b) => b.y - a.y);
  });
  return Promise.all(sheets);
}

test.each(locales)(
  "the prices in %s fill five to seven sheets, which end with whole rows and without a heading",
  async (locale) => {
    const sheets = await printedSheets(localPath("/pricing", locale, englishOnly(locale)));
    const headings = await firefox.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, thead th)")].map(({ textContent }) => textContent),
    );
    expect(sheets.length).toBeLessThanOrEqual(7);
    for (const [index, texts] of sheets.entries()) {
      const y = texts.at(-1)?.y ?? 0;
      const lastLine = texts.filter((each) => each.y === y);
      const text = lastLine.map((each) => each.text).join(" ");
      // A heading may be printed in several lines.
      const heading = headings.find((each) => each.replace(/\s+/g, " ").endsWith(text));
      expect.soft(heading, `the end of sheet ${index + 1}: ${text}`).toBeUndefined();
      expect.soft(y, `“${text}” on sheet ${index + 1}`).toBeGreaterThan(margin);
    }
  },
);

test("a picture is printed as its name", async () => {
  const sheets = await printedSheets("/");
  const name = await firefox.evaluate(
    () => document.querySelector("main .illustration[aria-label]")?.getAttribute("aria-label") ?? "",
  );
  const bare = (text: string) => text.replace(/\s/g, "");
  const [first = []] = sheets;
  expect(name).not.toBe("");
  expect(bare(first.map(({ text }) => text).join(""))).toContain(bare(name));
});

/** Whether a text covers a part of another. Lines of one paragraph are further apart than half of their height. */
function overlap(a: PrintedText, b: PrintedText): boolean {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.width, b.x + b.width);
  return right - left > 1 && Math.abs(a.y - b.y) < Math.min(a.height, b.height) / 2;
}

// Pages with headings in grids at the ends of sheets.
test.each(["/", "/how-buying-works", "/resources/whitepapers"])(
  "no text of %s is printed over another",
  async (path) => {
    for (const [index, texts] of (await printedSheets(path)).entries()) {
      const covered = texts.flatMap((text, place) =>
        texts
          .slice(place + 1)
          .flatMap((other) => (overlap(text, other) ? [`${text.text} × ${other.text}`] : [])),
      );
      expect.soft(covered, `sheet ${index + 1}`).toEqual([]);
    }
  },
);
