import { fill } from "#data/load/fill.ts";
import type { FormatFault } from "./formats";

/** The possible faults of a field. They are also the keys of `messages` in data/pages/lead-forms.ts. */
export type FaultKind = "required" | "tooLong" | "notText" | FormatFault;

export interface FieldFault {
  kind: FaultKind;
  field: string;
  /** For "tooLong": the highest length, in UTF-16 code units like `maxlength`. */
  limit: number | undefined;
}

export interface FaultWords {
  /** With `{field}` for the field's name, `{label}` for its label, and `{limit}`. */
  messages: Record<FaultKind, string>;
  /** The names of fields in messages, by field. Default: the field's label. */
  fieldNames?: Readonly<Record<string, string>>;
}

/** The message about a fault, in the language of the form's page. @param fields the form's fields with their labels */
export function describeFault(
  { kind, field, limit = 0 }: FieldFault,
  { messages, fieldNames = {} }: FaultWords,
  fields: Readonly<Record<string, { label: string }>>,
): string {
  const label = fields[field]?.label ?? field;
  return fill(messages[kind], { field: fieldNames[field] ?? label, label, limit });
}
