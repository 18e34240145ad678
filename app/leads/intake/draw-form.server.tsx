import type { ReactNode } from "react";
import { listProducts, type Words } from "#app/content/data.server.ts";
import { GetStartedForm } from "#app/routes/get-started/get-started-form.tsx";
import { QuoteForm } from "#app/routes/products/quote-form.tsx";
import { ContactForm } from "#app/sections/contact-form.tsx";
import type { RejectedForm } from "#app/sections/lead-form.tsx";
import type { FormName } from "../contract/forms";

/** Draws each form with its words and as it was filled. */
export const drawForm: Record<FormName, (words: Words, rejected: RejectedForm) => ReactNode> = {
  "Contact Form": ({ leadForms }, rejected) => <ContactForm copy={leadForms.contact} rejected={rejected} />,
  "Quote Request": ({ products }, rejected) => (
    <QuoteForm
      copy={products.quote.form}
      products={listProducts().map(({ title }) => title)}
      rejected={rejected}
    />
  ),
  "Get Started": ({ getStarted }, rejected) => <GetStartedForm copy={getStarted.form} rejected={rejected} />,
};
