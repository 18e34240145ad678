import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
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
 * What axe finds in parts of a page: each broken rule with the elements that break it.
 * @param parts selectors
 */
export async function violations(page: Page, parts: string | string[]): Promise<string[]> {
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
    [{ include: [parts].flat().map((part) => [part]) }, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Expects of a part of the page that axe finds nothing in it, and that nothing scrolls sideways, in each of the looks. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await violations(page, part), `${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
}
