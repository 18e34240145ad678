import { fieldWords } from "#app/content/form-fields.server.ts";
import { describeFault, type FaultKind } from "#app/contract/faults.ts";
import { type FieldName, type FormName, forms } from "#app/contract/forms.ts";
import { describeReason, reasons } from "#app/leads/intake/refusal.server.ts";
import type { Words } from "#data/index.ts";

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
export function messagesByStatus(words: Words): Record<number, string[]> {
  const { received, unavailable, contact } = words.leadForms;
  const byStatus: Record<number, string[]> = { 200: [received], 503: [unavailable] };
  for (const reason of Object.values(reasons)) {
    const { status } = reason;
    byStatus[status] = [...(byStatus[status] ?? []), describeReason(reason, words)];
  }
  const faults: FaultKind[] = ["required", "invalidEmail", "invalidPhone"];
  byStatus[422]?.push(
    ...faults.map((kind) =>
      describeFault({ kind, field: "email", limit: undefined }, contact.frame, fieldWords(words)),
    ),
  );
  return byStatus;
}
