import type { FieldName, FormFields, FormName } from "#app/contract/forms.ts";
import { findProduct, type InLanguage, type Locale, listProducts, type Words } from "#data/index.ts";

export interface FieldWords {
  label: string;
  hint: string;
  /** What a choice offers: the value that is sent, and its name. */
  options?: readonly ({ id: string; label: string } & InLanguage)[];
  none?: string;
  /** Of a text of several lines. */
  rows?: number;
}

/** Fields that a form takes and does not show: other programs send a phone, the page around it fills in the subject. */
type Unseen = { "Contact Form": "phone" | "subject"; "Quote Request": never; "Get Started": never };

/** The words of every field of the contract but those that a form does not show. */
type Fields = { [Name in FormName]: Record<Exclude<keyof FormFields<Name>, Unseen[Name]>, FieldWords> };

/** Each field's label and choices by its name; where two forms have it, those of the later one. */
export function fieldWords({
  leadForms,
  products,
  getStarted,
}: Words): Partial<Record<FieldName, FieldWords>> {
  const fields: Fields = {
    "Contact Form": leadForms.contact.fields,
    "Quote Request": products.quote.form.fields,
    "Get Started": getStarted.form.fields,
  };
  return Object.assign({}, ...Object.values(fields));
}

/** A lead names a product in English, which its reader knows. */
export const leadNameOf = (id: string) => findProduct(id, "en")?.title ?? id;

export function productChoices(locale: Locale) {
  return listProducts(locale).map(({ id, title, lang }) => ({ id: leadNameOf(id), lang, label: title }));
}
