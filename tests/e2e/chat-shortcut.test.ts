import type { Locator } from "@playwright/test";
import { contactField, contactPage } from "./contact-fields.ts";
import { data } from "./data.ts";
import { expect, hydrate, test } from "./test.ts";

const { chat } = data.getWords("en");

test.beforeEach(({ context }) =>
  context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })),
);

/** Clicks the link and returns the text with which WhatsApp opens. */
async function openedText(shortcut: Locator): Promise<string | null> {
  const opened = shortcut.page().context().waitForEvent("page");
  await shortcut.click();
  const tab = await opened;
  await tab.waitForURL("https://wa.me/**");
  return new URL(tab.url()).searchParams.get("text");
}

test("a form's chat link begins with the greeting, and after typing contains what was typed", async ({
  page,
}) => {
  await page.goto(contactPage);
  await hydrate(page);
  const shortcut = page.getByRole("main").locator('a[href^="https://wa.me/"]').first();
  expect(await openedText(shortcut)).toBe(chat.greeting);
  await contactField(page, "name").fill("Wanjiku");
  const text = await openedText(shortcut);
  expect(text).toContain("Wanjiku");
  expect(text).toContain(chat.whenEmpty.company);
});
