import type { Page } from "@playwright/test";
import { safeParse } from "valibot";
import { type FormName, forms } from "#app/contract/forms.ts";
import { newVisitor } from "./mailbox.ts";

/** A page with the contact form. It loads in half the time of the home page, and its pictures are not animated. */
export const contactPage = "/support/contact";

const entries = { name: "Wanjiku Kamau", company: "Duka Ltd", useCase: "M-Pesa statements" };

/** A field of the page's contact form. */
export const contactField = (page: Page, name: keyof typeof entries | "email") =>
  page.getByRole("main").locator(`form[action] [name=${name}]`);

/**
 * Fills in the contact form with an email address that is unique in this run.
 * @returns the email address
 */
export async function fillContactForm(page: Page): Promise<string> {
  const visitor = newVisitor();
  for (const [name, entry] of Object.entries({ ...entries, email: visitor }))
    await contactField(page, name as keyof typeof entries).fill(entry);
  await fillRequired(page, "Contact Form");
  return visitor;
}

/** Fills in the required fields that are still empty, such as fields that an owner has added. */
export async function fillRequired(page: Page, formName: FormName): Promise<void> {
  const form = page.locator(`form:has([name=formName][value="${formName}"])`);
  for (const [name, schema] of Object.entries(forms[formName].entries)) {
    const field = form.locator(`[name=${name}]`);
    if (safeParse(schema, "").success || (await field.inputValue()) !== "") continue;
    if (await field.evaluate((element) => element.matches("select"))) await field.selectOption({ index: 1 });
    else await field.fill("Somebody told us");
  }
}
