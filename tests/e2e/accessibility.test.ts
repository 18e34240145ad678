import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { looks, violations } from "./axe.ts";
import { builtPages } from "./built-pages.ts";
import { siteUrl } from "./site.ts";
import { test as base, expect, setFontSize, usualFontSize } from "./test.ts";

/** Kinds of elements, each told by its tag and classes, that axe has on a page before. */
const seen = new Set<string>();

/**
 * How axe looks at each page: at one that differs from those before it in words only, not at all; at one with a few
 * kinds of elements of its own, in one of the looks by turns; at others in both.
 */
const pages = builtPages.map((path, index) => {
  const html = readFileSync(`build/client${path}/index.html`, "utf8");
  const kinds = Array.from(
    html.matchAll(/<(\w+)(?: [^>]*?)? class="([^"]*)"/g),
    ([, tag, classes]) => `${tag} ${classes}`,
  );
  const own = new Set(kinds.filter((kind) => !seen.has(kind)));
  for (const kind of own) seen.add(kind);
  return { path, looks: own.size > 20 ? looks : looks.slice(index % 2, (index % 2) + Math.min(own.size, 1)) };
});

/**
 * These tests only read, so one browser page serves all of a process: axe takes half as long once the browser has
 * compiled it. Without motion, so that axe does not measure a colour or a place on its way to another.
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

for (const { path, looks } of pages) {
  test(`${path} passes WCAG 2.2 AA, and fits at 320 px, and at 360 px with large letters`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { width, colorScheme } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    expect.soft(await overflow(page), "pixels to scroll sideways").toBeLessThanOrEqual(0);
    const cards = await page
      .locator("main .rounded-card")
      .evaluateAll((all) =>
        all
          .filter(
            (card) => card.scrollWidth > card.clientWidth && getComputedStyle(card).overflowX === "visible",
          )
          .map(({ textContent }) => textContent),
      );
    expect.soft(cards, "cards with something beyond their edge").toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await setFontSize(page, 2 * usualFontSize);
    expect.soft(await overflow(page), "pixels to scroll sideways with large letters").toBeLessThanOrEqual(0);
    await setFontSize(page, usualFontSize);
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
