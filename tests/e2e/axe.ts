import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** Half as long as the source that the package exports, for a browser that reads it anew on each page. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** A small and a wide window, each in one scheme: what is wrong at one width is hardly ever so in one scheme only. */
export const looks = [
  { width: 320, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** WCAG 2.2 AA, and what its authors recommend beyond it. */
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page, or in a part of it: each broken rule with the elements that break it.
 * @param part a selector
 */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly: standard,
    resultTypes: ["violations"],
    // Styles are in the page.
    preload: false,
    // A selector for each element that axe looks at would take a quarter of its time.
    selectors: false,
  };
  const { violations } = await page.evaluate(
    ([context, options]) => (window as unknown as { axe: typeof axe }).axe.run(context, options),
    [part, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
