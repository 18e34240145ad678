import type { FieldName, FormFields, FormName } from "#app/contract/forms.ts";
import type { InLanguage, Words } from "#data/index.ts";

/** The words of a field. */
export interface FieldWords {
  label: string;
  hint: string;
  /** What a choice offers: the value that is sent, and its name. */
  options?: readonly ({ id: string; label: string } & InLanguage)[];
  /** The label of the empty choice. */
  none?: string;
  /** Of a text of several lines. */
  rows?: number;
}

/** Fields that a form takes and does not show: other programs send a phone, the page around it fills in the subject. */
type Unseen = { "Contact Form": "phone" | "subject"; "Quote Request": never; "Get Started": never };

/** The words of each form's fields: of every field of the contract, but those that the form does not show. */
const fieldsOf = ({
  leadForms,
  products,
  getStarted,
}: Words): {
  [Name in FormName]: Record<Exclude<keyof FormFields<Name>, Unseen[Name]>, FieldWords>;
} => ({
  "Contact Form": leadForms.contact.fields,
  "Quote Request": products.quote.form.fields,
  "Get Started": getStarted.form.fields,
});

/** Each field's label and choices by its name; where two forms have it, those of the later one. */
export function fieldWords(words: Words): Partial<Record<FieldName, FieldWords>> {
  return Object.assign({}, ...Object.values(fieldsOf(words)));
}
