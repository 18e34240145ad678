import type { Words } from "#app/content/data.server.ts";
import { type FieldName, type FormName, forms } from "#app/leads/contract/forms.ts";
import * as messages from "#app/leads/contract/messages.ts";
import { reasons } from "#app/leads/intake/refusal.server.ts";

export interface ContractField {
  name: FieldName;
  isRequired: boolean;
  /** Most characters. */
  limit: number;
}

/** The names of the forms, in their order. */
export const formNames = Object.keys(forms) as FormName[];

/**
 * A form's fields as its schema checks them, in its order.
 * @throws Error when a field may be as long as it likes
 */
export function fieldsOf(formName: FormName): ContractField[] {
  return Object.entries(forms[formName].entries).map(([name, schema]) => {
    const checks = checksOf(schema);
    const limit = checks.find(({ type }) => type === "max_length")?.requirement;
    if (limit === undefined) throw new Error(`${formName}: ${name} has no limit`);
    return { name: name as FieldName, isRequired: checks.some(({ type }) => type === "non_empty"), limit };
  });
}

interface Check {
  type: string;
  requirement?: number;
}

/** Every step of a valibot pipe, of the pipes in it too. */
function checksOf(schema: unknown): Check[] {
  const { pipe = [], ...self } = schema as Check & { pipe?: unknown[] };
  return pipe.length === 0 ? [self] : pipe.flatMap((step) => (step === schema ? [] : checksOf(step)));
}

/** What the endpoint says with each status. */
export function messagesByStatus({ received, unavailable }: Words["leadForms"]): Record<number, string[]> {
  const byStatus: Record<number, string[]> = { 200: [received], 503: [unavailable] };
  for (const { status, message } of Object.values(reasons)) {
    byStatus[status] = [...(byStatus[status] ?? []), message];
  }
  byStatus[422]?.push(messages.required("email"), messages.invalidEmail, messages.invalidPhone);
  return byStatus;
}
