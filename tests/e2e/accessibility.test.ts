import type { Page } from "@playwright/test";
import axe from "axe-core";
import { builtPages } from "./built-pages.ts";
import { siteUrl } from "./site.ts";
import { test as base, expect } from "./test.ts";

/** Each width and each scheme once: what is wrong at one width is hardly ever so in one scheme only. */
const looks = [
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** Both for a page that is the only one of its kind; the tools, say, take turns. */
function looksOf(path: string, index: number) {
  const hasSiblings = path.lastIndexOf("/") > 0;
  return hasSiblings ? looks.filter((_, turn) => turn === index % looks.length) : looks;
}

const standard = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * These tests only read, so one browser page serves all of a process: axe takes half as long once the browser has
 * compiled it. Motion is decoration: standing still, what is measured is what is read.
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

for (const siblings of Map.groupBy(builtPages, folderOf).values()) {
  for (const [index, path] of siblings.entries()) {
    test(`${path} passes WCAG 2.2 AA, and fits at 320 px`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(axe.source);
      for (const { width, colorScheme } of looksOf(path, index)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, "pixels to scroll sideways").toBeLessThanOrEqual(0);
    });
  }
}

function folderOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

/** What axe finds on a page that it was injected into: each broken rule with the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate((tags) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    return injected.run({ runOnly: tags, resultTypes: ["violations"] });
  }, standard);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
