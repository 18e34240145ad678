import type { Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA, and what its authors recommend beyond it. */
const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on a page, or in a part of it: each broken rule with the elements that break it.
 * @param part a selector
 */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: standard,
    resultTypes: ["violations"],
    // A selector for each element that axe looks at would take a quarter of its time.
    selectors: false,
  };
  const { violations } = await page.evaluate(
    ([context, options]) => (window as unknown as { axe: typeof axe }).axe.run(context, options),
    [part, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
