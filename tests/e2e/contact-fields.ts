import type { Page } from "@playwright/test";
import type { Locale } from "#data/index.ts";
import { data } from "./data.ts";
import { newVisitor } from "./mailbox.ts";

const entries = { name: "Wanjiku Kamau", company: "Duka Ltd", useCase: "M-Pesa statements" };

/** A text field of the page's contact form. */
export function contactField(page: Page, name: keyof typeof entries | "email", locale: Locale = "en") {
  const { label } = data.getWords(locale).leadForms.contact.fields[name];
  return page.getByRole("main").getByRole("textbox", { name: label, exact: true });
}

/** Fills it as a visitor whose email nobody else in this run has, and returns that. */
export async function fillContactForm(page: Page, locale: Locale = "en"): Promise<string> {
  const visitor = newVisitor();
  for (const [name, entry] of Object.entries({ ...entries, email: visitor }))
    await contactField(page, name as keyof typeof entries, locale).fill(entry);
  return visitor;
}
