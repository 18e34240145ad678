/** The tables of the API page, made from the form schemas and from the endpoint's messages. */

import { fieldWords } from "#app/content/form-fields.ts";
import { describeFault, type FaultKind } from "#app/contract/faults.ts";
import { fieldsOf, formNames } from "#app/contract/field-list.ts";
import type { FieldName } from "#app/contract/forms.ts";
import { describeReason, reasons } from "#app/leads/intake/refusal.ts";
import type { Table } from "#app/markdown/markdown-table.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** Every field that some form takes, with the forms that require it or take it. */
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

/** Every status of the endpoint's answers, with all messages that come with it. */
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

/** The messages of the endpoint, by status. Of the many about a field there is one example of each kind. */
export function messagesByStatus(words: Words): Record<number, string[]> {
  const { received, contact } = words.leadForms;
  const byStatus: Record<number, string[]> = { 200: [received] };
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
