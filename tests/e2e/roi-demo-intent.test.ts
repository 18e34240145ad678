import type { Page } from "@playwright/test";
import { data } from "./data.ts";
import { entry, expect, hold, hydrated, test } from "./test.ts";

/** The calculator has what few pages have: buttons that need script, and a link that waits for it. */
const { layout, roiDemo } = data.getWords("en");
const calculator = "/tools/roi-calculator";
const addButton = (page: Page) => page.getByRole("button", { name: roiDemo.form.add });
const sendLink = (page: Page) => page.getByRole("link", { name: roiDemo.actions.send });
const offers = (page: Page) => page.locator("#try fieldset");

test("a press shows at once that it was heard, and takes effect once the script is there", async ({
  page,
}) => {
  const script = await hold(page, entry);
  await page.goto(calculator);
  const before = await offers(page).count();
  await addButton(page).click();
  await expect(addButton(page)).toHaveAttribute("aria-busy", "true");
  await expect(addButton(page)).not.toHaveCSS("opacity", "1");
  expect(await offers(page).count()).toBe(before);
  script.letThrough();
  await expect.poll(() => offers(page).count()).toBeGreaterThan(before);
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test.describe("a script that takes long", () => {
  test.use({ expectedErrors: [/preloaded/] });

  test("is given up ten seconds after it was asked for, and a press says so", async ({ page }) => {
    await page.clock.install({ time: 0 });
    const script = await hold(page, entry);
    await page.goto(calculator);
    const before = await offers(page).count();
    await page.clock.pauseAt(60_000);
    await addButton(page).dispatchEvent("mousemove");
    await page.clock.fastForward(9_000);
    await addButton(page).click();
    const message = page.getByRole("alert").filter({ hasText: layout.scriptFailed });
    await expect(message).toBeHidden();
    await page.clock.fastForward(1_000);
    await expect(message).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    script.letThrough();
    await hydrated(page);
    await expect(message).toBeHidden();
    // The press is a matter of the past: nothing is to change by itself.
    await expect(offers(page)).toHaveCount(before);
    await addButton(page).click();
    await expect.poll(() => offers(page).count()).toBeGreaterThan(before);
  });
});

test.describe("when a file that it needs does not load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  // What a page does then is the same for each file: see script-on-intent.test.ts.
  test("a marked link is followed, and a button says that it cannot work", async ({ page }) => {
    await page.route(/\/assets\/roi-demo-/, (route) => route.abort());
    await page.goto(calculator);
    const toggle = addButton(page);
    const message = page.getByRole("alert").filter({ hasText: layout.scriptFailed });
    await toggle.click();
    await expect(message).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(message).toBeHidden();
    await toggle.click();
    await expect(message).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await sendLink(page).click();
    await expect(page).toHaveURL(/\/get-started\?/);
  });
});
