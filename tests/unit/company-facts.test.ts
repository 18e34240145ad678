import { describe, expect, test, vi } from "vitest";
import { companyFacts } from "#app/content/company-facts.ts";
import { certificatesTable, identityTable } from "#app/routes/info/company-tables.ts";
import { organization } from "#app/seo/schema-org.ts";
import { formatDate, getCompany, getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

const company = getCompany("en");
const none = {
  legalName: undefined,
  registrationNumber: null,
  taxNumber: undefined,
  postalAddress: null,
  foundingYear: undefined,
};
const facts = {
  legalName: "Nalubaale Works Ltd",
  registrationNumber: "80020001234567",
  taxNumber: "1000000001",
  postalAddress: { street: "Plot 4, Kimathi Avenue", postalCode: "10101" },
  foundingYear: 2019,
};
const record = vi.hoisted(() => ({ changes: {} as object }));

vi.mock(import("#data/index.ts"), async (original) => {
  const index = await original();
  return { ...index, getCompany: (locale) => ({ ...index.getCompany(locale), ...record.changes }) };
});

const words = getWords("en");
const labels = words.common.companyFacts;
const address = `Plot 4, Kimathi Avenue, 10101 ${company.town}, ${company.country.name}`;

describe("a company with all its facts", () => {
  test("shows them with their labels, in the order in which a buyer checks them", () => {
    record.changes = facts;
    expect(companyFacts(words).map(({ label, value }) => [label, value])).toEqual([
      [labels.legalName, "Nalubaale Works Ltd"],
      [labels.registrationNumber, "80020001234567"],
      [labels.taxNumber, "1000000001"],
      [labels.postalAddress, address],
      [labels.foundingYear, "2019"],
    ]);
    expect(identityTable(words).rows).toHaveLength(5);
  });

  test("says them to search engines", () => {
    record.changes = facts;
    expect(organization()).toMatchObject({
      legalName: "Nalubaale Works Ltd",
      identifier: "80020001234567",
      taxID: "1000000001",
      foundingDate: "2019",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Plot 4, Kimathi Avenue",
        postalCode: "10101",
        addressLocality: company.town,
        addressCountry: company.country.code,
      },
    });
  });
});

test("a company without them shows and says none", () => {
  record.changes = none;
  expect(companyFacts(words)).toEqual([]);
  for (const field of ["legalName", "identifier", "taxID", "foundingDate", "address"])
    expect(organization()).not.toHaveProperty(field);
});

test("only certificates that a reader can check are in the table, with their details", () => {
  const number = fill(words.about.expertise.certifications.number, { number: "Q-17" });
  const link = "https://sgs.example/Q-17";
  record.changes = {
    certifications: [
      { name: "GDPR" },
      { name: "ISO 9001", number: "Q-17", body: "SGS", date: "2026-03-01" },
      { name: "ISO 27001", link },
      { name: "SOC 2", body: "Auditor" },
    ],
  };
  expect(certificatesTable(words).rows).toEqual([
    ["ISO 9001", `${number} · SGS · ${formatDate("2026-03-01", "en")}`],
    [`[ISO 27001](${link})`, ""],
  ]);
});
