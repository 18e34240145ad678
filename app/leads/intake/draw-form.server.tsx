import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { productChoices } from "#app/content/product-choices.server.ts";
import { contactPageSubject, type FormName } from "#app/contract/forms.ts";
import { localPath } from "#app/url/locale-paths.ts";
import type { Words } from "#data/index.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { GetStartedForm } from "../forms/get-started-form.tsx";
import type { RejectedForm } from "../forms/lead-form.tsx";
import { QuoteForm } from "../forms/quote-form.tsx";

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
  if (values.subject !== contactPageSubject) return contact;
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
