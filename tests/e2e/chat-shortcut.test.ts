import type { Locator } from "@playwright/test";
import { data } from "./data.ts";
import { expect, hydrate, test } from "./test.ts";

const { home, chat, leadForms } = data.getWords("en");

test.beforeEach(({ context }) =>
  context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })),
);

/** The text that WhatsApp is opened with. */
async function openedText(shortcut: Locator): Promise<string | null> {
  const opened = shortcut.page().context().waitForEvent("page");
  await shortcut.click();
  const tab = await opened;
  await tab.waitForURL("https://wa.me/**");
  return new URL(tab.url()).searchParams.get("text");
}

test("the hero's chat shortcut greets, and takes along what the form holds by then", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  const shortcut = page.getByRole("main").getByRole("link", { name: home.hero.chat }).first();
  expect(await openedText(shortcut)).toBe(chat.greeting);
  await page.getByRole("textbox", { name: leadForms.contact.fields.name.label, exact: true }).fill("Wanjiku");
  const text = await openedText(shortcut);
  expect(text).toContain("Wanjiku");
  expect(text).toContain(chat.whenEmpty.company);
});

test("a form whose subject is set in advance counts as empty until somebody types", async ({ page }) => {
  await page.goto("/support/contact");
  await hydrate(page);
  const shortcut = page.getByRole("main").locator('a[href^="https://wa.me/"]').first();
  expect(await openedText(shortcut)).toBe(chat.greeting);
});
