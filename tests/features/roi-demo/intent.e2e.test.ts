import type { Page } from "@playwright/test";
import { changes } from "#tests/e2e/change-html.ts";
import { data } from "#tests/e2e/data.ts";
import { entry, expect, hold, hydrated, test } from "#tests/e2e/test.ts";

/** Tests presses before the script is loaded, on a page with buttons that need script and a link that waits for it. */
const { layout, roiDemo } = data.getWords("en");
const calculator = data.findTool(roiDemo.tool.id, "en")?.path ?? "";
const printButton = (page: Page) => page.getByRole("button", { name: roiDemo.actions.print });
const sendLink = (page: Page) => page.getByRole("link", { name: roiDemo.actions.send });

/** Marks the page as printed instead of opening the browser's dialog. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute("data-printed", true);
  }),
);
const printed = (page: Page) => page.locator("html[data-printed]");

test("a press shows at once that the page is busy, and takes effect after the script is loaded", async ({
  page,
}) => {
  const script = await hold(page, entry);
  await page.goto(calculator);
  await printButton(page).click();
  await expect(printButton(page)).toHaveAttribute("aria-busy", "true");
  await expect(printButton(page)).not.toHaveCSS("opacity", "1");
  await expect(printed(page)).toHaveCount(0);
  script.letThrough();
  await expect(printed(page)).toHaveCount(1);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test.describe("if the HTML was changed before hydration", () => {
  test.use({ expectedErrors: [/React error #418/] });

  for (const change of changes)
    test(`by ${change.name}, a press takes effect once`, async ({ page }) => {
      const script = await hold(page, entry);
      await page.goto(calculator);
      await page.evaluate(change);
      await printButton(page).click();
      script.letThrough();
      await expect(printed(page)).toHaveCount(1);
      await expect(printButton(page)).toBeFocused();
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
    });
});

test.describe("a script that loads slowly", () => {
  test.use({ expectedErrors: [/preloaded/] });

  test("is given up ten seconds after its request, and a press says so", async ({ page }) => {
    await page.clock.install({ time: 0 });
    const script = await hold(page, entry);
    await page.goto(calculator);
    await page.clock.pauseAt(60_000);
    await printButton(page).dispatchEvent("mousemove");
    await page.clock.fastForward(9_000);
    await printButton(page).click();
    const message = page.getByRole("alert").filter({ hasText: layout.scriptFailed });
    await expect(message).toBeHidden();
    await page.clock.fastForward(1_000);
    await expect(message).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    script.letThrough();
    await hydrated(page);
    await expect(message).toBeHidden();
    // The old press is dropped, so nothing changes by itself.
    await expect(printed(page)).toHaveCount(0);
    await printButton(page).click();
    await expect(printed(page)).toHaveCount(1);
  });
});

test.describe("if a file of the island cannot be loaded", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  // script-on-intent.test.ts tests the same for each of the files.
  test("a marked link is followed, and a button says that it does not work", async ({ page }) => {
    await page.route(/\/assets\/roi-demo-/, (route) => route.abort());
    await page.goto(calculator);
    const button = printButton(page);
    const message = page.getByRole("alert").filter({ hasText: layout.scriptFailed });
    await button.click();
    await expect(message).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(message).toBeHidden();
    await button.click();
    await expect(message).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await sendLink(page).click();
    // Without the example's figures, which the visitor could send as his own.
    await expect(page).toHaveURL("/get-started?text=");
  });
});
