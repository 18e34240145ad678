import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { productChoices } from "#app/content/form-fields.ts";
import { contactPageSubject, type FormName, isFormName } from "#app/contract/forms.ts";
import { tagEnglishParts } from "#app/seo/english-parts.ts";
import { DocumentStyles } from "#app/ui/document-styles.tsx";
import { Here } from "#app/ui/link.tsx";
import { localPath } from "#app/url/locale-paths.ts";
import type { Words } from "#data/index.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { GetStartedForm } from "../forms/get-started-form.tsx";
import type { RejectedForm } from "../forms/lead-form.tsx";
import { QuoteForm } from "../forms/quote-form.tsx";

interface PlainFormPage {
  words: Words;
  /** Why the form is refused, and which of its fields is wrong. */
  message: string;
  field: string | undefined;
  /** The posted `formName`, unchecked, and the form's fields. Undefined where the body was not read. */
  posted: { formName: unknown; values: RejectedForm["values"] } | undefined;
}

/** Answers a form that was posted without script and refused: why, and the form as it was filled, without script. */
export function plainFormPage({ words, message, field, posted }: PlainFormPage): string {
  const { title, text, back } = words.leadForms.problem;
  const page = (
    <html lang={words.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <DocumentStyles />
      </head>
      <body>
        <main className="measure grid max-w-2xl gap-6 py-14">
          <h1 className="text-title">{title}</h1>
          <p role={posted ? undefined : "alert"} className="text-intro text-soft">
            {posted ? text : message}
          </p>
          {posted && drawForm(formNameOf(posted), words, { values: posted.values, message, field })}
          <p>
            <a href={localPath("/", words.locale)} className="text-link">
              {back}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${tagEnglishParts(renderToStaticMarkup(page))}`;
}

function formNameOf({ formName }: { formName: unknown }): FormName {
  return isFormName(formName) ? formName : "Contact Form";
}

/** Draws a form by itself, with its words and as it was filled. Its links are those of the words' language. */
export function drawForm(formName: FormName, words: Words, rejected: RejectedForm): ReactNode {
  return (
    <Here value={{ path: localPath("/", words.locale), englishOnly: [] }}>
      {formOf[formName](words, rejected)}
    </Here>
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
