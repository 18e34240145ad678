import { fieldsOf } from "#app/contract/field-list.ts";
import type { FormattedField } from "#app/contract/formats.ts";
import { type FormFields, type FormName, forms } from "#app/contract/forms.ts";

/** A contact form with all fields empty. */
export const emptyForm = Object.fromEntries(
  Object.keys(forms["Contact Form"].entries).map((name) => [name, ""]),
) as unknown as FormFields<"Contact Form">;

/** A valid value of each field with a format of its own (`formats` in app/contract/formats.ts). */
const formatted: Record<FormattedField, string> = { email: "wanjiku@duka.example", phone: "0722 000 111" };
const samples: Readonly<Record<string, string>> = formatted;

/** Values that a form accepts: one for each required field. */
export function sampleValues(formName: FormName): Record<string, string> {
  const required = fieldsOf(formName).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(
    required.map(({ name, limit }) => [name, samples[name] ?? `Some ${name}`.slice(0, limit)]),
  );
}

/** A value of the given length that a field accepts. For the format of a field that an owner has added it is the sample. */
export function longestSample(name: string, length: number): string {
  if (name === "email") return "@example.com".padStart(length, "a");
  const digits = "9".repeat(length);
  return name === "phone" ? digits : (samples[name] ?? digits);
}
