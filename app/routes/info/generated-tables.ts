/**
 * Tables, lists and prices for pages of prose, generated from records, form schemas and design tokens. In a Markdown file of data/info/,
 * the line `<!-- table NAME -->` is replaced by the table of this name, `<!-- list tool-starts -->` by the lowest price of each
 * tool, and `<!-- price KIND -->` by the lowest price of this kind of offer.
 */
import { listOfferKinds } from "#app/content/offer-kinds.ts";
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
  toolStarts,
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

/** Replaces the markers of tables, lists and prices in a Markdown text. @throws Error with the name, if there is no such table or kind */
export function fillTables(markdown: string, words: Words): string {
  return markdown
    .replace(/<!-- table ([\w-]+) -->/g, (marker, name: string) => {
      const table = tables[name];
      if (!table) throw new Error(`${marker}: there is no table of this name`);
      return markdownTable(table(words));
    })
    .replace("<!-- list tool-starts -->", () => toolStarts(words).join("\n"))
    .replace(/<!-- price ([\w-]+) --> /g, (marker, id: string) => {
      const kind = listOfferKinds(words).items.find((item) => item.id === id);
      if (!kind) throw new Error(`${marker}: there is no kind of offer of this name`);
      return kind.price ? `**${kind.price}** ` : "";
    });
}
