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

/** The words of each form's fields. */
const fieldsOf = ({ leadForms, products, getStarted }: Words) => ({
  "Contact Form": leadForms.contact.fields,
  "Quote Request": products.quote.form.fields,
  "Get Started": getStarted.form.fields,
});

/** Fields that a form takes and does not show: other programs send a phone, the page around it fills in the subject. */
type Unseen = { "Contact Form": "phone" | "subject"; "Quote Request": never; "Get Started": never };

/** The fields of the contract that their form has no words for. */
type Missing = {
  [Name in FormName]: Exclude<keyof FormFields<Name>, keyof ReturnType<typeof fieldsOf>[Name] | Unseen[Name]>;
}[FormName];

/** Each field's label and choices by its name; where two forms have it, those of the later one. */
export function fieldWords(words: Words): Partial<Record<FieldName, FieldWords>> {
  true satisfies [Missing] extends [never] ? true : `data/pages/ has no words for the field ${Missing}`;
  return Object.assign({}, ...Object.values(fieldsOf(words)));
}
