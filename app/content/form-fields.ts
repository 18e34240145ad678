import type { FieldName, FormFields, FormName } from "#app/contract/forms.ts";
import {
  findProduct,
  getWords,
  type InLanguage,
  type Locale,
  listProducts,
  type Words,
} from "#data/index.ts";

export interface FieldWords {
  label: string;
  hint: string;
  /** The options of a choice: the value that is sent, and its label. */
  options?: readonly ({ id: string; label: string } & InLanguage)[];
  none?: string;
  /** The height of a text area, in lines. */
  rows?: number;
}

/** Fields that a form does not show: other programs send the phone, and the page sets the subject. */
type Unseen = { "Contact Form": "phone" | "subject"; "Quote Request": never; "Get Started": never };

/** The words of all fields that forms show. */
type Fields = { [Name in FormName]: Record<Exclude<keyof FormFields<Name>, Unseen[Name]>, FieldWords> };

/**
 * The label and options of each field, by name, for messages, mails and the API page. If several forms have the field, its
 * words are those of the last form. Labels are without "(optional)", which is only of use in a form.
 */
export function fieldWords(words: Words): Partial<Record<FieldName, FieldWords>> {
  const { leadForms, products, getStarted } = words;
  const fields: Fields = {
    "Contact Form": leadForms.contact.fields,
    "Quote Request": products.quote.form.fields,
    "Get Started": getStarted.form.fields,
  };
  const all: Record<string, FieldWords> = Object.assign({}, ...Object.values(fields));
  // A label without a translation ends with the English word.
  const endings = [words, getWords("en")].map(({ apiDocs }) => ` (${apiDocs.fields.optional})`);
  return Object.fromEntries(
    Object.entries(all).map(([name, field]) => {
      const label = endings.reduce((text, ending) => text.replace(ending, ""), field.label);
      return [name, { ...field, label }];
    }),
  );
}

/** The product's name in a lead. It is English, because the company's staff reads it. */
const englishProductName = (id: string) => findProduct(id, "en")?.title ?? id;

export function productChoices(locale: Locale) {
  return listProducts(locale).map(({ id, title, lang }) => ({
    id: englishProductName(id),
    lang,
    label: title,
  }));
}
