import type { Page } from "@playwright/test";
import { fill } from "#data/load/fill.ts";
import { contactField, fillContactForm } from "./contact-fields.ts";
import { data } from "./data.ts";
import { mailOf } from "./mailbox.ts";
import { expect, openLongEnough, test } from "./test.ts";

const english = data.getWords("en");
const words = data.getWords("sw");
const { contact } = words.leadForms;
const { messages, fieldNames } = contact.frame;

const send = (page: Page) => page.getByRole("button", { name: contact.submit });

test("one press leads from home to it, and an enquiry from there, whose faults are named in Swahili, to the inbox, which hears its language", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: english.layout.header.language.label }).click();
  await expect(page).toHaveURL("/sw");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.home.hero.title);
  const visitor = await fillContactForm(page);
  const company = contactField(page, "company");
  await company.fill("");
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(fill(messages.required, { field: fieldNames.company }));
  await expect(company).toBeFocused();
  await company.fill("Duka Ltd");
  await openLongEnough(page);
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: contact.thanks.title })).toBeVisible();
  const mail = await mailOf(visitor);
  expect(mail.subject).toMatch(/^Contact Form: Wanjiku Kamau, Duka Ltd/);
  expect(mail.text).toContain("Swahili");
});
