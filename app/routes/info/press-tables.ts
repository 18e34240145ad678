/** The tables of the press page: the company's facts, and the brand's colours from the design tokens. */

import tokenColours from "virtual:token-colours";
import { companyFacts } from "#app/content/company-facts.ts";
import type { Table } from "#app/markdown/markdown-table.ts";
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

export function factsTable(words: Words): Table {
  const { press, common, locale } = words;
  const { columns, labels, offer } = press.facts;
  const company = getCompany(locale);
  const counts = {
    tools: listTools(locale).filter(({ status }) => status !== "Coming Soon").length,
    services: listServices(locale).length,
    products: listProducts(locale).length,
  };
  const certifications = company.certifications.map(({ name }) => name);
  const people = listTeam(locale).map(
    ({ name, role, sample }) => `${name}, ${role}${sample ? ` (${common.sample})` : ""}`,
  );
  const rows = [
    [labels.name, company.name],
    [labels.tagline, company.tagline],
    [labels.place, companyLocation(company)],
    [labels.offer, fill(offer, counts)],
    ...(certifications.length > 0 ? [[labels.certifications, certifications.join("<br>")]] : []),
    ...(people.length > 0 ? [[labels.people, people.join("<br>")]] : []),
    ...companyFacts(company, words).map(({ label, value }) => [label, value]),
  ];
  return { header: [columns.label, columns.value], rows };
}

const swatches: Readonly<Record<string, string>> = { paper: "bg-paper", ink: "bg-ink", action: "bg-action" };

/** The brand's colours in the light and the dark colour scheme. */
export function coloursTable({ press, locale }: Words): Table {
  const { columns, names } = press.colours;
  const colours = [
    ...Object.entries(names).map(([token, name]) => ({ token, name })),
    ...listSolutions(locale).map(({ title, accent }) => ({ token: `accent-${accent}`, name: title })),
  ];
  return {
    header: [columns.name, columns.light, columns.dark],
    rows: colours.map(({ token, name }) => {
      const colour = tokenColours[token];
      if (!colour) throw new Error(`app.css has no --color-${token}`);
      const background = swatches[token] ?? `${token} bg-(--accent)`;
      return [
        `<span class="swatch ${background}"></span>${name}`,
        `\`${colour.light}\``,
        `\`${colour.dark}\``,
      ];
    }),
  };
}
