import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/**
 * The minified source. It is half as long as the one that the package exports, and the browser parses it again on
 * each page.
 */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * Two looks: a narrow dark window and a wide light one. Faults that depend on both width and colour scheme are rare.
 */
export const looks = [
  { width: 320, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** WCAG 2.2 AA, and axe's best practices. */
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on parts of a page. Returns each violated rule with the elements that violate it.
 * @param parts selectors
 */
export async function violations(page: Page, parts: string | string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly: standard,
    resultTypes: ["violations"],
    // There are no style sheet files to load, because styles are in the page.
    preload: false,
    // Generating a selector for each checked element would take a quarter of axe's time.
    selectors: false,
  };
  const { violations } = await page.evaluate(
    ([context, options]) => (window as unknown as { axe: typeof axe }).axe.run(context, options),
    [{ include: [parts].flat().map((part) => [part]) }, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/**
 * Expects that axe finds no violation in a part of the page, and that the page does not scroll sideways, in both
 * looks.
 */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await violations(page, part), `${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
}
