import type { FormName } from "#app/leads/contract/forms.ts";
import { fieldsOf } from "#app/routes/api-docs/contract.server.ts";

/** Values that a form accepts: something in each field that it requires. */
export function sampleValues(formName: FormName): Record<string, string> {
  const required = fieldsOf(formName).filter(({ isRequired }) => isRequired);
  return Object.fromEntries(
    required.map(({ name }) => [name, name === "email" ? "wanjiku@duka.example" : `Some ${name}`]),
  );
}
