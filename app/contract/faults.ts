import { fill } from "#data/load/fill.ts";

/** What can be wrong with a field: the names of their messages in data/pages/lead-forms.ts. */
export type FaultKind = "required" | "tooLong" | "notText" | "invalidEmail" | "invalidPhone";

export interface FieldFault {
  kind: FaultKind;
  field: string;
  /** Of a text that is too long: the most that there may be, in UTF-16 code units, as `maxlength` counts them. */
  limit: number | undefined;
}

export interface FaultWords {
  messages: Record<FaultKind, string>;
  /** What the messages call a field, by its name: where none is there, its label. */
  fieldNames: Readonly<Record<string, string>>;
}

/** What a form says of a fault, in the language of its page. @param fields what the form asks for its fields with */
export function describeFault(
  { kind, field, limit = 0 }: FieldFault,
  { messages, fieldNames }: FaultWords,
  fields: Readonly<Record<string, { label: string }>>,
): string {
  return fill(messages[kind], { field: fieldNames[field] ?? fields[field]?.label ?? field, limit });
}
