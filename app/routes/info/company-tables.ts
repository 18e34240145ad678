/** Tables of facts with which a buyer can check the company. The terms and the security page show them. */

import { certificateDetails, companyFactsOrExamples, isCheckable } from "#app/content/company-facts.ts";
import type { Table } from "#app/markdown/markdown-table.ts";
import { getCompany, type Words } from "#data/index.ts";

export function identityTable(words: Words): Table {
  const { columns } = words.press.facts;
  const facts = companyFactsOrExamples(getCompany(words.locale), words);
  const rows = facts.map(({ label, value }) => [label, value]);
  return { header: [columns.label, columns.value], rows };
}

/** The certificates that a reader can check. */
export function certificatesTable({ about, locale }: Words): Table {
  const { title, details, number } = about.expertise.certifications;
  const rows = getCompany(locale)
    .certifications.filter(isCheckable)
    .map((certificate) => [
      certificate.link ? `[${certificate.name}](${certificate.link})` : certificate.name,
      certificateDetails(certificate, number, locale),
    ]);
  return { header: [title, details], rows };
}
