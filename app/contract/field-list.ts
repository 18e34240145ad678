import { type FormattedField, formats } from "./formats.ts";
import { type FieldName, type FormName, forms, isRequired } from "./forms.ts";

interface FormField {
  name: FieldName;
  isRequired: boolean;
  /** The highest length, in UTF-16 code units. */
  limit: number;
}

export const formNames = Object.keys(forms) as FormName[];

/** The fields of a form in the order of its schema. @throws Error if a field has no limit of length */
export function fieldsOf(formName: FormName): FormField[] {
  return Object.entries(forms[formName].entries).map(([name, schema]) => {
    const limit = checksOf(schema).find(({ type }) => type === "max_length")?.requirement;
    if (limit === undefined)
      throw new Error(`The field ${name} of the form ${formName} needs v.maxLength in its schema`);
    return { name: name as FieldName, isRequired: isRequired(formName, name), limit };
  });
}

/** The fault of each field whose format is wrong. */
export const formatFaults = (Object.keys(formats) as FormattedField[]).map((field) => ({
  kind: formats[field].fault,
  field,
}));

type Check = { type: string; requirement?: number };

/** All steps of a valibot pipe, including those of nested pipes. */
function checksOf(schema: unknown): Check[] {
  const { pipe = [], ...self } = schema as Check & { pipe?: unknown[] };
  return pipe.length === 0 ? [self] : pipe.flatMap((step) => (step === schema ? [] : checksOf(step)));
}
