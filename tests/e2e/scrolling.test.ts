import type { Page } from "@playwright/test";
import { data } from "./data.ts";
import { expect, hydrate, test } from "./test.ts";

const { layout } = data.getWords("en");

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("back to top appears after scrolling more than 300 px and leads to the top", async ({ page }) => {
  await page.goto("/about");
  const button = page.getByRole("link", { name: layout.backToTop });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button).toBeHidden();
});

test("a new page starts at the top, and Back restores the scroll position", async ({ page }) => {
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

test("a link to an anchor on another page scrolls to below the header", async ({ page }) => {
  await page.goto("/awards");
  await page.locator("main a[href='/security#certifications']").click();
  await expect(page).toHaveURL("/security#certifications");
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await page.locator("#certifications").boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  await expect(page.locator("#certifications")).toBeInViewport();
});

/** Properties that TypeScript's types lack: which elements moved, and how far. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Pages of several kinds whose titles almost fill a line. */
const pages = ["/", "/products", "/tools/ai-mpesa-analyzer", "/services/workflow-design"];
const widths = [320, 360, 412, 1440];

test("nothing moves while pages load, even if the display font is late", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: unknown[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, moved: sources.map(({ node }) => (node as Element | null)?.outerHTML) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  let measured = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await measured.promise;
    await route.continue();
  });
  for (const [index, path] of pages.entries()) {
    measured = Promise.withResolvers<void>();
    // Each page loads at another width. At the other widths, its layout with and without the font is compared.
    const load = widths[index] ?? 0;
    const others = [...widths.filter((width) => width !== load), load];
    await page.setViewportSize({ width: load, height: 780 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    expectNone(await takeShifts(page), path);
    const early = await placesAt(page, others);
    await takeShifts(page);
    measured.resolve();
    await page.evaluate(() => document.fonts.load("700 1em Display"));
    if (index === 0) await hydrate(page);
    expectNone(await takeShifts(page), path);
    const late = await placesAt(page, others);
    for (const [at, width] of others.entries()) {
      const moved = late[at]?.filter((place, nth) => !(Math.abs(place.y - (early[at]?.[nth]?.y ?? NaN)) < 5));
      expect(moved, `${path} at ${width} px`).toEqual([]);
    }
  }
});

type Shifts = { value: number; moved: unknown[] }[];

/** Returns the layout shifts since the last call. */
function takeShifts(page: Page): Promise<Shifts> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { shifts: Shifts }).shifts.splice(0);
  });
}

function expectNone(shifts: Shifts, path: string) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.01);
}

/** The positions of the texts on the first screen, at each of these widths. */
async function placesAt(page: Page, widths: number[]) {
  const places: { text: string; y: number }[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    const texts = page.locator(":is(h1, h2, h3, p):visible");
    const all = await texts.evaluateAll((all) =>
      all.map((text) => ({ text: text.outerHTML, y: text.getBoundingClientRect().top })),
    );
    places.push(all.filter(({ y }) => y < 780));
  }
  return places;
}
