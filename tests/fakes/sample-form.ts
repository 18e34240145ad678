import { fieldsOf } from "#app/contract/field-list.ts";
import { type FieldName, type FormFields, type FormName, forms } from "#app/contract/forms.ts";

/** The contact form with nothing in it, whatever its fields. */
export const emptyForm = Object.fromEntries(
  Object.keys(forms["Contact Form"].entries).map((name) => [name, ""]),
) as unknown as FormFields<"Contact Form">;

/** What has to have a form of its own. */
const shaped: Partial<Record<FieldName, string>> = { email: "wanjiku@duka.example", phone: "0722 000 111" };

/** Values that a form accepts: something in each field that it requires. */
export function sampleValues(formName: FormName): Record<string, string> {
  const required = fieldsOf(formName).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map(({ name }) => [name, shaped[name] ?? `Some ${name}`]));
}
