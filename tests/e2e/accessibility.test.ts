import type { Page } from "@playwright/test";
import { localeOf, withoutLocale } from "#app/url/locale-paths.ts";
import { violations } from "./axe.ts";
import { builtPages } from "./built-pages.ts";
import { siteUrl } from "./site.ts";
import { test as base, expect, setFontSize, usualFontSize } from "./test.ts";

/** Each width and each scheme once: what is wrong at one width is hardly ever so in one scheme only. */
const looks = [
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

/** The pages without their languages, in order, so that those of one folder follow each other. */
const kinds = [...new Set(builtPages.map(withoutLocale))];

/**
 * Both for an English page that is the only one of its kind. What lies in a folder is alike: pages beside each other, and
 * in the other language, take turns.
 */
function looksOf(path: string) {
  const kind = withoutLocale(path);
  const isSwahili = localeOf(path) === "sw";
  const hasSiblings = kind.lastIndexOf("/") > 0;
  if (!hasSiblings) return isSwahili ? [] : looks;
  const turn = kinds.indexOf(kind) % (2 * looks.length);
  return looks.filter((_, index) => turn === 2 * index + (isSwahili ? 1 : 0));
}

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

for (const path of builtPages) {
  test(`${path} passes WCAG 2.2 AA, and fits at 320 px, and at 360 px with large letters`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { width, colorScheme } of looksOf(path)) {
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
