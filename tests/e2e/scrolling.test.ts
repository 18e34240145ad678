import type { Page } from "@playwright/test";
import { data, linkTo } from "./data.ts";
import { expect, hydrate, test } from "./test.ts";

const { layout } = data.getWords("en");

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("back to top appears after more than 300 px and leads to the top, before React and with it", async ({
  page,
}) => {
  await page.goto("/");
  await backToTop(page);
  await hydrate(page);
  await backToTop(page);
});

async function backToTop(page: Page) {
  const button = page.getByRole("link", { name: layout.backToTop });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button).toBeHidden();
}

test("a new route starts at the top, and back returns to where the visitor was", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: data.getWords("en").home.posts.all });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  const before = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL("/blog");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolled(page)).toBe(before);
});

test("an anchor on another page lands below the header", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: linkTo("/about#team"), exact: true })
    .click();
  await expect(page).toHaveURL("/about#team");
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await page.locator("#team").boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  await expect(page.locator("#team")).toBeInViewport();
});

/** What TypeScript does not know yet: which elements moved, and how far. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Pages of several kinds, whose titles are near the end of a line. */
const late = ["/", "/products", "/about", "/tools/ai-mpesa-analyzer", "/services/workflow-design", "/sw"];

for (const width of [320, 360, 390, 412, 768, 1440]) {
  test(`nothing moves while pages load at ${width} px, even when the display face is late`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; moved: unknown[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          shifts.push({ value, moved: sources.map(({ node }) => (node as Element | null)?.outerHTML) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    let painted = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 780 });
    for (const path of late) {
      painted = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      painted.resolve();
      await page.evaluate(() => document.fonts.load("700 1em Display"));
      if (path === late[0]) await hydrate(page);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; moved: unknown[] }[] }).shifts,
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
    }
  });
}
