import type { Page } from "@playwright/test";
import { data } from "./data.ts";
import { expect, hydrated, test } from "./test.ts";

const { widget, placeholders } = data.getWords("en").chat;
const company = data.getCompany();

const opener = (page: Page) => page.getByRole("button", { name: widget.open });
const panel = (page: Page) =>
  page.getByRole("dialog").filter({ has: page.getByRole("button", { name: widget.close }) });
const option = (page: Page, name: string) => panel(page).getByRole("link", { name });

async function textOf(page: Page, name: string): Promise<string | null> {
  const url = new URL((await panel(page).getByRole("link", { name }).getAttribute("href")) ?? "");
  expect(url.origin + url.pathname).toBe(`https://wa.me/${company.whatsapp.replace(/\D/g, "")}`);
  return url.searchParams.get("text");
}

test("three steps lead to WhatsApp; then the panel closes, and resets after 2000 ms", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/");
  await hydrated(page);
  await expect(opener(page)).toContainText("1");
  await opener(page).click();
  await expect(option(page, "Learn about AI tools")).toBeFocused();
  for (const name of [
    "Learn about AI tools",
    "Get custom automation",
    "Schedule consultation",
    "Pricing information",
  ]) {
    await expect(option(page, name)).toBeVisible();
  }
  await option(page, "Pricing information").click();

  const next = panel(page).getByRole("button", { name: "Continue" });
  const name = panel(page).getByLabel(widget.name);
  await expect(name).toBeFocused();
  await expect(next).toBeDisabled();
  await name.fill("   ");
  await expect(next).toBeDisabled();
  await name.fill("Wanjiku");
  await next.click();

  await expect(panel(page).getByRole("link", { name: "Continue on WhatsApp" })).toBeFocused();
  const text = await textOf(page, "Continue on WhatsApp");
  for (const part of ["Wanjiku", placeholders.company, "Pricing information"]) expect(text).toContain(part);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const tab = context.waitForEvent("page");
  await panel(page).getByRole("link", { name: "Continue on WhatsApp" }).click();
  await tab;
  await expect(panel(page)).toBeHidden();

  await opener(page).click();
  await page.clock.runFor(1999);
  await expect(panel(page).getByRole("link", { name: "Continue on WhatsApp" })).toBeVisible();
  await page.clock.runFor(1);
  await expect(option(page, "Pricing information")).toBeVisible();
});

test("Escape closes it and the focus is back on its button", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("on a phone it makes room for a form", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto("/");
  await hydrated(page);
  await expect(opener(page)).toBeVisible();
  const submit = page
    .getByRole("main")
    .getByRole("button", { name: data.getWords("en").leadForms.contact.submit });
  await submit.evaluate((button) => {
    button.scrollIntoView({ block: "end", behavior: "instant" });
    // The scroll padding has left room for the floating buttons below it.
    window.scrollBy({ top: -44, behavior: "instant" });
  });
  await expect(opener(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect(opener(page)).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).focus();
  await expect(opener(page)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("its options lead to WhatsApp at once", async ({ page }) => {
    await page.goto("/");
    await opener(page).click();
    expect(await textOf(page, "Schedule consultation")).toContain("Schedule consultation");
  });
});
