import type { CDPSession, Page } from "@playwright/test";
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const { label: start } = data.getNavigation("en").main.find(({ isAction }) => isAction) ?? { label: "" };
  const { quote } = data.getWords("en").products.hero;
  const action = (page: Page, name: string) =>
    page.getByRole("navigation", { name: layout.shortcuts }).getByRole("link", { name, exact: true });

  test("the bar has the page's main action from the first scroll on", async ({ page }) => {
    await page.goto("/about");
    await expect(action(page, start)).toBeHidden();
    await scrollTo(page, 600);
    await action(page, start).click();
    await expect(page).toHaveURL("/get-started");
    // The page with the form needs no link to itself.
    await scrollTo(page, 600);
    await expect(page.getByRole("link", { name: layout.backToTop })).toBeVisible();
    await expect(action(page, start)).toHaveCount(0);
  });

  test("the bar of the products opens the quote dialog, which shows its button without scrolling", async ({
    page,
  }) => {
    await page.goto("/products");
    await scrollTo(page, 600);
    await action(page, quote).click();
    const send = page
      .getByRole("dialog")
      .getByRole("button", { name: data.getWords("en").products.quote.form.submit });
    await expect(send).toBeInViewport({ ratio: 1 });
  });
});

test.describe("on a phone without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the bar has the page's main action at once", async ({ page }) => {
    await page.goto("/products");
    await page.locator(".bar-action").click();
    await expect(page).toHaveURL("/get-started");
  });
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
  await page.locator("main a[href='/how-buying-works#risks']").click();
  await expect(page).toHaveURL("/how-buying-works#risks");
  const header = await page.getByRole("banner").boundingBox();
  await expect
    .poll(async () => (await page.locator("#risks").boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
  await expect(page.locator("#risks")).toBeInViewport();
});

/** Properties that TypeScript's types lack: which elements moved, and how far. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Pages of several kinds whose titles almost fill a line. */
const pages = [
  "/",
  "/products",
  "/tools/ai-mpesa-analyzer",
  "/services/workflow-design",
  "/solutions",
  "/sw",
];
const widths = [320, 360, 412, 1440];

for (const path of pages)
  test(`titles of ${path} are in the display font from the first paint, without a request, and nothing moves`, async ({
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
    const fontFiles: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font" && request.url().startsWith("http"))
        fontFiles.push(request.url());
    });
    const client = await page.context().newCDPSession(page);
    await client.send("DOM.enable");
    await client.send("CSS.enable");
    // The widest last: only wide windows have the text font, whose file they preload.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(path);
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      expect(await areInWebFont(client, "h1")).toEqual([true]);
      if (path === pages[0] && width === widths[0]) await hydrate(page);
      if (width < 768) expect(fontFiles).toEqual([]);
      expectNone(await takeShifts(page), `${path} at ${width} px`);
    }
    expect(fontFiles.filter((url) => !/\/text-font-[\w-]+\.woff2$/.test(url))).toEqual([]);
  });

/** Whether each font that an element's text is painted in is one of the page's. A font can be loaded and not be used. */
async function areInWebFont(client: CDPSession, selector: string) {
  const { root } = await client.send("DOM.getDocument");
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ isCustomFont }) => isCustomFont);
}

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
