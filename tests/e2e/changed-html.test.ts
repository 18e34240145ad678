import type { Page } from "@playwright/test";
import { chatText } from "#app/contract/whatsapp-link.ts";
import { changes, translate } from "./change-html.ts";
import { contactField, contactPage, fillContactForm } from "./contact-fields.ts";
import { data } from "./data.ts";
import { mailOf } from "./mailbox.ts";
import { expect, test } from "./test.ts";

/** The page's HTML is changed before an island is hydrated, as browser extensions and translations do. */

const { chat } = data.getWords("en");

const failed = (page: Page) => page.locator("[data-island=failed]");

test.use({ expectedErrors: [/Not hydrated/] });

for (const change of changes) {
  test(`after ${change.name} a form keeps its entries, and the browser sends it`, async ({ page }) => {
    await page.goto(contactPage);
    await page.evaluate(change);
    const visitor = await fillContactForm(page);
    await expect(failed(page)).toHaveCount(1);
    await expect(contactField(page, "email")).toHaveValue(visitor);
    await page.locator("#contact-form [type=submit]").click();
    await expect(page).toHaveURL("/thank-you");
    await mailOf(visitor);
  });

  test(`after ${change.name} the quote dialog stays open and keeps its entries`, async ({ page }) => {
    await page.goto("/products");
    await page.evaluate(change);
    await page.locator("main a[aria-haspopup=dialog]:visible").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.locator("[name=name]").fill("Wanjiku");
    await expect(failed(page)).toHaveCount(1);
    await expect(dialog.locator("[name=name]")).toHaveValue("Wanjiku");
  });
}

test("a translation of the open chat does not stop its steps", async ({ page }) => {
  await page.goto(contactPage);
  await page.getByRole("button", { name: chat.widget.open }).click();
  await expect(page.locator("[data-island=live] #chat")).toBeVisible();
  await page.evaluate(translate);
  await page.locator("#chat a[data-wait]").first().click();
  const title = page.locator("#chat h2");
  await expect(title).toHaveText(chat.widget.details);
  await page.locator("#chat input").first().fill("Wanjiku");
  await page.evaluate(translate);
  await page.locator("#chat [type=submit]").click();
  await expect(title).toHaveText(chatText(chat.widget.thanks, { name: "Wanjiku" }, chat.whenEmpty));
});

test("after a translation the chat stays open, and its topics lead to WhatsApp", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto(contactPage);
  await page.evaluate(translate);
  await page.getByRole("button", { name: chat.widget.open }).click();
  await expect(failed(page)).toHaveCount(1);
  const opened = context.waitForEvent("page");
  await page.locator("#chat a[data-wait]").first().click();
  expect((await opened).url()).toContain("wa.me");
});
