import { bodyLimitKiB, limits } from "#app/contract/endpoint.ts";
import { data } from "./data.ts";
import { fillRequired } from "./fill-required.ts";
import { mailOf, newVisitor } from "./mailbox.ts";
import { expect, test } from "./test.ts";

const { chat, common, leadForms } = data.getWords("en");
const { contact, thankYou, notSent } = leadForms;
const { name, email, company, useCase } = contact.fields;

test.use({ javaScriptEnabled: false });

test("the chat leads to WhatsApp at once; a refused form leads to the reason, and Back shows the entries, which can be sent again", async ({
  page,
}) => {
  await page.goto("/");
  // A newsletter box that cannot do anything is hidden.
  await expect(page.locator("input[type=email]:not([name])")).toBeHidden();
  await expect(page.getByText(common.newsletter.off)).toBeHidden();
  await page.getByRole("button", { name: chat.widget.open }).click();
  const topic = String(chat.widget.options.at(-1));
  const href = await page.getByRole("link", { name: topic }).getAttribute("href");
  expect(new URL(href ?? "").searchParams.get("text")).toContain(topic);
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: name.label, exact: true }).fill("Otieno");
  await page.getByRole("textbox", { name: email.label, exact: true }).fill("otieno@sacco.example");
  await page.getByRole("textbox", { name: useCase.label, exact: true }).fill("Loan forms");
  await fillRequired(page, "Contact Form");
  await page.getByRole("textbox", { name: company.label, exact: true }).clear();
  await page.getByRole("button", { name: contact.submit }).click();
  await expect(page).toHaveURL("/not-sent#company-required");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notSent.title);
  await expect(page.getByText("company is required")).toBeVisible();
  await expect(page.getByText(contact.frame.messages.invalidEmail)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: useCase.label, exact: true })).toHaveValue("Loan forms");
  await page.getByRole("textbox", { name: company.label, exact: true }).fill("Sacco");
  await page.getByRole("button", { name: contact.submit }).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(thankYou.title);
});

test("a text that is too long is refused with its limit, and Back shows all of it", async ({ page }) => {
  for (const [length, reason] of [
    [limits.text + 1, "useCase-tooLong"],
    [bodyLimitKiB * 1024, "bodyTooLong"],
  ] as const) {
    await page.goto("/support/contact");
    const words = "x".repeat(length);
    await page.locator("main form [name=name]").fill("Otieno");
    await page.locator("main form [name=email]").fill("otieno@sacco.example");
    await page.locator("main form [name=company]").fill("Sacco");
    await fillRequired(page, "Contact Form");
    await page.locator("main form [name=useCase]").fill(words);
    await page.locator("main form [type=submit]").click();
    await expect(page).toHaveURL(`/not-sent#${reason}`);
    await expect(page.locator(`#${reason}`)).toBeVisible();
    await page.goBack();
    await expect(page.locator("main form [name=useCase]")).toHaveValue(words);
  }
});

test("the mail names the product of the link that led to the form", async ({ page }) => {
  const [product] = data.listProducts("en");
  await page.goto(`/get-started?about=product.${product?.id}`);
  const visitor = newVisitor();
  const form = page.locator("main form[action]");
  await form.locator("[name=name]").fill("Otieno");
  await form.locator("[name=email]").fill(visitor);
  await form.locator("[name=useCase]").fill("Bookings");
  await fillRequired(page, "Get Started");
  await form.locator("[type=submit]").click();
  await expect(page).toHaveURL("/thank-you");
  expect((await mailOf(visitor)).text).toContain(`Enquiry about\n${product?.title}\n`);
});
