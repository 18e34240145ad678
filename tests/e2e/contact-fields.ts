import type { Page } from "@playwright/test";
import { fillRequired } from "./fill-required.ts";
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
