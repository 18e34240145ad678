/**
 * Tables that a page of prose shows and nobody types: their rows come from the form schemas, the company's records and
 * the design tokens. The line `<!-- table NAME -->` in a Markdown file stands for the table of that name.
 */
import tokenColours from "virtual:token-colours";
import { fieldWords } from "#app/content/form-fields.ts";
import { describeFault, type FaultKind } from "#app/contract/faults.ts";
import { fieldsOf, formNames } from "#app/contract/field-list.ts";
import type { FieldName } from "#app/contract/forms.ts";
import { describeReason, reasons } from "#app/leads/intake/refusal.ts";
import {
  companyLocation,
  getCompany,
  listProducts,
  listServices,
  listSolutions,
  listTeam,
  listTools,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

const tables: Readonly<Record<string, (words: Words) => string[][]>> = {
  fields: fieldsTable,
  answers: answersTable,
  facts: factsTable,
  colours: coloursTable,
};

/** Puts the tables into a Markdown text. @throws Error naming a table that does not exist */
export function fillTables(markdown: string, words: Words): string {
  return markdown.replace(/<!-- table ([\w-]+) -->/g, (marker, name: string) => {
    const table = tables[name];
    if (!table) throw new Error(`${marker}: there is no table of this name`);
    return markdownTable(table(words));
  });
}

function markdownTable([header = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Every field that some form takes, with the forms that require it or take it. */
function fieldsTable(words: Words): string[][] {
  const { columns, required, optional, fields, characters } = words.apiDocs.fields;
  const descriptions: Partial<Record<FieldName, string>> = fields;
  const lengths: Partial<Record<FieldName, string>> = characters;
  const shown = fieldWords(words);
  const byForm = formNames.map((formName) => fieldsOf(formName));
  const all = [...new Map(byForm.flat().map((field) => [field.name, field])).values()];
  return [
    [columns.name, columns.description, columns.characters, ...formNames],
    ...all.map(({ name, limit }) => {
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
  ];
}

/** Every status of the endpoint's answers, with all messages that come with it. */
function answersTable(words: Words): string[][] {
  const { columns, when } = words.apiDocs.answers;
  const messages = messagesByStatus(words);
  const rows = Object.entries(when).map(([status, text]) => [
    status,
    text,
    (messages[Number(status)] ?? []).join("<br>"),
  ]);
  return [[columns.status, columns.when, columns.message], ...rows];
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

function factsTable({ press, common, locale }: Words): string[][] {
  const { columns, labels, offer } = press.facts;
  const company = getCompany(locale);
  const counts = {
    tools: listTools(locale).length,
    services: listServices(locale).length,
    products: listProducts(locale).length,
  };
  const people = listTeam(locale).map(
    ({ name, role, sample }) => `${name}, ${role}${sample ? ` (${common.sample})` : ""}`,
  );
  return [
    [columns.label, columns.value],
    [labels.name, company.name],
    [labels.tagline, company.tagline],
    [labels.place, companyLocation(company)],
    [labels.offer, fill(offer, counts)],
    [labels.certifications, company.certifications.join("<br>")],
    [labels.people, people.join("<br>")],
  ];
}

const swatches: Readonly<Record<string, string>> = { paper: "bg-paper", ink: "bg-ink", action: "bg-action" };

/** The brand's colours in both schemes. */
function coloursTable({ press, locale }: Words): string[][] {
  const { columns, names } = press.colours;
  const colours = [
    ...Object.entries(names).map(([token, name]) => ({ token, name })),
    ...listSolutions(locale).map(({ title, accent }) => ({ token: `accent-${accent}`, name: title })),
  ];
  return [
    [columns.name, columns.light, columns.dark],
    ...colours.map(({ token, name }) => {
      const colour = tokenColours[token];
      if (!colour) throw new Error(`app.css has no --color-${token}`);
      const background = swatches[token] ?? `${token} bg-(--accent)`;
      return [
        `<span class="swatch ${background}"></span>${name}`,
        `\`${colour.light}\``,
        `\`${colour.dark}\``,
      ];
    }),
  ];
}
