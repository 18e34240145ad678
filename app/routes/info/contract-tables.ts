/** The tables of the API page, made from the form schemas and from the endpoint's messages. */

import { fieldWords } from "#app/content/form-fields.ts";
import { describeFault } from "#app/contract/faults.ts";
import { fieldsOf, formatFaults, formNames } from "#app/contract/field-list.ts";
import type { FieldName } from "#app/contract/forms.ts";
import { describeReason, reasons } from "#app/leads/intake/refusal.ts";
import type { Table } from "#app/markdown/markdown-table.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** All fields of all forms. For each form the table says whether the field is required or optional. */
export function fieldsTable(words: Words): Table {
  const { columns, required, optional, fields, characters } = words.apiDocs.fields;
  const descriptions: Partial<Record<FieldName, string>> = fields;
  const lengths: Partial<Record<FieldName, string>> = characters;
  const shown = fieldWords(words);
  const byForm = formNames.map((formName) => fieldsOf(formName));
  const all = [...new Map(byForm.flat().map((field) => [field.name, field])).values()];
  return {
    header: [columns.name, columns.description, columns.characters, ...formNames],
    rows: all.map(({ name, limit }) => {
      const options = shown[name]?.options;
      const values = options ? { values: options.map(({ id }) => id).join(", ") } : {};
      return [
        `\`${name}\``,
        fill(descriptions[name] ?? shown[name]?.label ?? name, values),
        lengths[name] ?? String(limit),
        ...byForm.map((form) => {
          const field = form.find((candidate) => candidate.name === name);
          return field ? (field.isRequired ? required : optional) : "–";
        }),
      ];
    }),
  };
}

/** Each HTTP status that the endpoint answers with, and all messages of this status. */
export function answersTable(words: Words): Table {
  const { columns, when } = words.apiDocs.answers;
  const messages = messagesByStatus(words);
  const rows = Object.entries(when).map(([status, text]) => [
    status,
    text,
    (messages[Number(status)] ?? []).join("<br>"),
  ]);
  return { header: [columns.status, columns.when, columns.message], rows };
}

/** The endpoint's messages by HTTP status. Of the messages about a wrong field there is one example of each kind. */
export function messagesByStatus(words: Words): Record<number, string[]> {
  const { received, contact } = words.leadForms;
  const byStatus: Record<number, string[]> = { 200: [received] };
  for (const reason of Object.values(reasons)) {
    const { status } = reason;
    byStatus[status] = [...(byStatus[status] ?? []), describeReason(reason, words)];
  }
  const faults = [{ kind: "required", field: "email" } as const, ...formatFaults];
  byStatus[422]?.push(
    ...faults.map((fault) => describeFault({ ...fault, limit: undefined }, contact.frame, fieldWords(words))),
  );
  return byStatus;
}
