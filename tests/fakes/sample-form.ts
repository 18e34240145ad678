import { fieldsOf } from "#app/contract/field-list.ts";
import { type FieldName, type FormFields, type FormName, forms } from "#app/contract/forms.ts";

/** A contact form with all fields empty. */
export const emptyForm = Object.fromEntries(
  Object.keys(forms["Contact Form"].entries).map((name) => [name, ""]),
) as unknown as FormFields<"Contact Form">;

/** Values for fields with a required format. */
const shaped: Partial<Record<FieldName, string>> = { email: "wanjiku@duka.example", phone: "0722 000 111" };

/** Values that a form accepts: one for each required field. */
export function sampleValues(formName: FormName): Record<string, string> {
  const required = fieldsOf(formName).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ name }) => [name, shaped[name] ?? `Some ${name}`]));
}
