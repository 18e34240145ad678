import { type FieldName, type FormName, forms } from "./forms.ts";

interface FormField {
  name: FieldName;
  isRequired: boolean;
  /** The most characters, in UTF-16 code units. */
  limit: number;
}

export const formNames = Object.keys(forms) as FormName[];

/** The fields of a form as its schema checks them, in its order. @throws Error when a field has no limit */
export function fieldsOf(formName: FormName): FormField[] {
  return Object.entries(forms[formName].entries).map(([name, schema]) => {
    const checks = checksOf(schema);
    const limit = checks.find(({ type }) => type === "max_length")?.requirement;
    if (limit === undefined) throw new Error(`${formName}: ${name} has no limit`);
    return { name: name as FieldName, isRequired: checks.some(({ type }) => type === "non_empty"), limit };
  });
}

type Check = { type: string; requirement?: number };

/** Every step of a valibot pipe, and of the pipes inside it. */
function checksOf(schema: unknown): Check[] {
  const { pipe = [], ...self } = schema as Check & { pipe?: unknown[] };
  return pipe.length === 0 ? [self] : pipe.flatMap((step) => (step === schema ? [] : checksOf(step)));
}
