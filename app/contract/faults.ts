import { fill } from "#data/load/fill.ts";

/** The possible faults of a field. They are also the keys of the messages in data/pages/lead-forms.ts. */
export type FaultKind = "required" | "tooLong" | "notText" | "invalidEmail" | "invalidPhone";

export interface FieldFault {
  kind: FaultKind;
  field: string;
  /** For "tooLong": the highest length, in UTF-16 code units like `maxlength`. */
  limit: number | undefined;
}

export interface FaultWords {
  messages: Record<FaultKind, string>;
  /** The names of fields in the messages `required` and `notText`, by field. Default: the field's label. */
  fieldNames?: Readonly<Record<string, string>>;
}

/** The message about a fault, in the language of the form's page. @param fields the form's fields with their labels */
export function describeFault(
  { kind, field, limit = 0 }: FieldFault,
  { messages, fieldNames = {} }: FaultWords,
  fields: Readonly<Record<string, { label: string }>>,
): string {
  const name = kind === "tooLong" ? undefined : fieldNames[field];
  return fill(messages[kind], { field: name ?? fields[field]?.label ?? field, limit });
}
