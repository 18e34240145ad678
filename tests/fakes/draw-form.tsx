import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { contactFormCopy } from "#app/content/contact-form.ts";
import { productChoices } from "#app/content/form-fields.ts";
import type { FormName } from "#app/contract/forms.ts";
import { useLeadForm } from "#app/leads/form/use-lead-form.ts";
import { ContactForm } from "#app/leads/forms/contact-form.tsx";
import { GetStartedForm } from "#app/leads/forms/get-started-form.tsx";
import { QuoteForm } from "#app/leads/forms/quote-form.tsx";
import { CurrentPage } from "#app/ui/link.tsx";
import { localPath } from "#app/url/locale-paths.ts";
import type { Words } from "#data/index.ts";

/** The HTML of a form on the home page, in the language of the words. */
export function drawForm(formName: FormName, words: Words): string {
  const { products, getStarted, locale } = words;
  const drawn = {
    "Contact Form": <ContactForm copy={contactFormCopy(words)} />,
    "Quote Request": <Quote copy={products.quote.form} products={productChoices(locale)} />,
    "Get Started": <GetStartedForm copy={getStarted.form} />,
  };
  return renderToStaticMarkup(
    <CurrentPage value={{ path: localPath("/", locale), englishOnly: [] }}>{drawn[formName]}</CurrentPage>,
  );
}

function Quote(form: Omit<ComponentProps<typeof QuoteForm>, "control">) {
  return <QuoteForm {...form} control={useLeadForm("Quote Request", form.copy)} />;
}
