import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { isFromContactPage } from "#app/content/contact-page.server.ts";
import { localPath } from "#app/document/locale-paths.ts";
import { GetStartedForm } from "#app/routes/get-started/get-started-form.tsx";
import { productChoices } from "#app/routes/products/products-page.server.ts";
import { QuoteForm } from "#app/routes/products/quote-form.tsx";
import { ContactForm } from "#app/sections/contact-form.tsx";
import type { RejectedForm } from "#app/sections/lead-form.tsx";
import type { Words } from "#data/index.ts";
import type { FormName } from "../contract/forms";

/** Draws a form by itself, with its words and as it was filled. Its links are those of the words' language. */
export function drawForm(formName: FormName, words: Words, rejected: RejectedForm): ReactNode {
  return (
    <MemoryRouter initialEntries={[localPath("/", words.locale)]}>
      {formOf[formName](words, rejected)}
    </MemoryRouter>
  );
}

/** The contact form's words: the contact page asks for a message where the other pages ask what to automate. */
function contactCopy({ leadForms, support }: Words, { values }: RejectedForm) {
  const { contact } = leadForms;
  if (!isFromContactPage(values.subject)) return contact;
  return { ...contact, fields: { ...contact.fields, useCase: support.contact.form.message } };
}

const formOf: Record<FormName, (words: Words, rejected: RejectedForm) => ReactNode> = {
  "Contact Form": (words, rejected) => (
    <ContactForm copy={contactCopy(words, rejected)} rejected={rejected} />
  ),
  "Quote Request": ({ products, locale }, rejected) => (
    <QuoteForm copy={products.quote.form} products={productChoices(locale)} rejected={rejected} />
  ),
  "Get Started": ({ getStarted }, rejected) => <GetStartedForm copy={getStarted.form} rejected={rejected} />,
};
