/**
 * Tables for pages of prose, generated from records, form schemas and design tokens. The line `<!-- table NAME -->` in a
 * Markdown file of data/info/ is replaced by the table of this name.
 */
import { markdownTable, type Table } from "#app/markdown/markdown-table.ts";
import type { Words } from "#data/index.ts";
import { certificatesTable, identityTable } from "./company-tables";
import { answersTable, fieldsTable } from "./contract-tables";
import { coloursTable, factsTable } from "./press-tables";
import {
  productHoursTable,
  productPrices,
  productSizesTable,
  servicePrices,
  toolPrices,
} from "./price-tables";

const tables: Readonly<Record<string, (words: Words) => Table>> = {
  fields: fieldsTable,
  answers: answersTable,
  facts: factsTable,
  colours: coloursTable,
  identity: identityTable,
  certificates: certificatesTable,
  "tool-prices": toolPrices,
  "product-prices": productPrices,
  "product-hours": productHoursTable,
  "product-sizes": productSizesTable,
  "service-prices": servicePrices,
};

/** Replaces the table lines of a Markdown text by their tables. @throws Error with the name, if no table has it */
export function fillTables(markdown: string, words: Words): string {
  return markdown.replace(/<!-- table ([\w-]+) -->/g, (marker, name: string) => {
    const table = tables[name];
    if (!table) throw new Error(`${marker}: there is no table of this name`);
    return markdownTable(table(words));
  });
}
