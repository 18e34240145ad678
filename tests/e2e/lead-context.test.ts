import type { Locator, Page } from "@playwright/test";
import { splitAt } from "#data/load/fill.ts";
import { data } from "./data.ts";
import { fillRequired } from "./fill-required.ts";
import { mailOf, newVisitor } from "./mailbox.ts";
import { expect, hydrate, openLongEnough, test } from "./test.ts";

const { about, leadForms, getStarted, products } = data.getWords("en");
const { frame } = leadForms.contact;

const formOf = (page: Page) => page.locator("form[action]");

test.describe("a form in a dialog on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("the honeypot field gets no focus and no name for screen readers, and the consent text stands before the button", async ({
    page,
  }) => {
    await page.goto("/products");
    await hydrate(page);
    await page.getByRole("link", { name: products.hero.quote, exact: true }).first().click();
    const form = formOf(page);
    const trap = form.getByLabel(frame.honeypot);
    await expect(trap).toHaveValue("");
    await expect(trap).not.toBeInViewport();
    const announced = await accessibleNames(page);
    expect(announced).toContain(frame.privacy);
    expect(announced).not.toContain(frame.honeypot);
    await trap.evaluate((field) => field.focus());
    await expect(trap).not.toBeFocused();
    const button = form.getByRole("button", { name: products.quote.form.submit });
    const reached = await tabTo(page, button);
    expect(reached).toEqual(expect.arrayContaining(["name", "email"]));
    expect(reached).not.toContain(await trap.getAttribute("name"));

    await button.scrollIntoViewIfNeeded();
    await expect(form.getByText(splitAt(frame.consent, "link")[0])).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    const overflow = await page
      .getByRole("dialog")
      .evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, "pixels to scroll sideways").toBe(0);
  });
});

/** All names in the browser's accessibility tree. Playwright's roles ignore `inert`. */
async function accessibleNames(page: Page): Promise<unknown[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send("Accessibility.getFullAXTree");
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value);
}

/** Presses Tab from the start of the form until an element has the focus. Returns the names of the focused elements. */
async function tabTo(page: Page, goal: Locator): Promise<string[]> {
  const names: string[] = [];
  await formOf(page).locator("[name=name]").focus();
  while (!(await goal.evaluate((element) => element === document.activeElement))) {
    names.push(await page.evaluate(() => document.activeElement?.getAttribute("name") ?? ""));
    expect(names.length, names.join(" ")).toBeLessThan(20);
    await page.keyboard.press("Tab");
  }
  return names;
}

test.describe("the mail", () => {
  const field = (page: Page, name: string) => formOf(page).locator(`[name=${name}]`);

  /** Fills in the get-started form, sends it and waits for its mail. */
  async function send(page: Page) {
    const visitor = newVisitor();
    await field(page, "name").fill("Wanjiku");
    await field(page, "email").fill(visitor);
    await field(page, "useCase").fill("Payroll");
    await fillRequired(page, "Get Started");
    await page.getByRole("button", { name: getStarted.form.submit }).click();
    return mailOf(visitor);
  }

  test("names the page from which the visitor came to the site, although other pages were visited, without cookies or lasting storage", async ({
    page,
    context,
  }) => {
    await page.goto("/about?utm_source=radio&utm_campaign=Long%20rains&email=secret", {
      referer: "https://www.google.com/search?q=secret",
    });
    await page.getByRole("main").getByRole("link", { name: about.hero.work }).first().click();
    await expect(page).toHaveURL("/get-started");
    await openLongEnough(page);
    const mail = await send(page);
    expect(mail.subject).toMatch(/^Get Started: /);
    expect(mail.text).toContain(
      "Page: /get-started\nLed here by: https://www.google.com/search\nSource: radio\nCampaign: Long rains\n",
    );
    expect(mail.text).not.toContain("secret");
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test("flags a form that was sent within 2 s or with the honeypot filled in", async ({ page }) => {
    await page.goto("/get-started");
    await hydrate(page);
    await page.evaluate(() => {
      performance.now = () => 1999;
    });
    await field(page, "comments").evaluate((input: HTMLInputElement) => {
      input.value = "Cheap watches";
    });
    const mail = await send(page);
    expect(mail.subject).toMatch(/^\[possible spam\] Get Started: /);
    expect(mail.text).toMatch(/nobody can see.*within 2 seconds/s);
    expect(mail.text).not.toContain("watches");
  });
});
