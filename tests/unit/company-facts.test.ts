import { expect, test } from "vitest";
import { companyFacts, companyFactsOrExamples } from "#app/content/company-facts.ts";
import { certificationsBox } from "#app/routes/about/about-page.ts";
import { identity } from "#app/seo/schema-org.ts";
import { formatDate, getCompany, getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

const company = getCompany("en");
const words = getWords("en");
const labels = words.common.companyFacts;

const withFacts = {
  ...company,
  legalName: "Nalubaale Works Ltd",
  registrationNumber: "80020001234567",
  taxNumber: "1000000001",
  postalAddress: { street: "Plot 4, Kimathi Avenue", postalCode: "10101" },
  foundingYear: 2019,
};
const withoutFacts = {
  ...company,
  legalName: undefined,
  registrationNumber: null,
  taxNumber: undefined,
  postalAddress: null,
  foundingYear: undefined,
};

test("pages show the company's facts with their labels, in the order in which a buyer checks them", () => {
  expect(companyFacts(withFacts, words).map(({ label, value }) => [label, value])).toEqual([
    [labels.legalName, "Nalubaale Works Ltd"],
    [labels.registrationNumber, "80020001234567"],
    [labels.taxNumber, "1000000001"],
    [labels.postalAddress, `Plot 4, Kimathi Avenue, 10101 ${company.town}, ${company.country.name}`],
    [labels.foundingYear, "2019"],
  ]);
  expect(companyFacts(withoutFacts, words)).toEqual([]);
});

test("pages that name the party to a contract show a labelled example for each fact that is not set", () => {
  const exampleFacts = { sample: true, legalName: "Anyone Ltd", registrationNumber: "PVT-0" } as const;
  const shown = (facts: Partial<typeof company>) =>
    companyFactsOrExamples({ ...withoutFacts, ...facts }, words).map(({ value }) => value);
  const label = words.common.sample;
  expect(shown({ exampleFacts })).toEqual([`Anyone Ltd (${label})`, `PVT-0 (${label})`]);
  expect(shown({ exampleFacts, legalName: "Nalubaale Works Ltd" })).toEqual([
    "Nalubaale Works Ltd",
    `PVT-0 (${label})`,
  ]);
  expect(shown({ exampleFacts: undefined })).toEqual([]);
  // The footer and search engines never get an example.
  const withExamples = { ...withoutFacts, exampleFacts };
  expect(companyFacts(withExamples, words)).toEqual([]);
  expect(identity(withExamples)).toEqual({});
});

test("structured data has the same facts", () => {
  expect(identity(withFacts)).toEqual({
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
  expect(identity(withoutFacts)).toEqual({});
});

test("a certification with a number or a link can be checked; the page says that all others come on request", () => {
  const { number, onRequest, onRequestOthers } = words.about.expertise.certifications;
  const named = { name: "GDPR" };
  const numbered = { name: "ISO 9001", number: "Q-17", body: "SGS", date: "2026-03-01" };
  const linked = { name: "ISO 27001", link: "https://sgs.example/Q-18" };
  const audited = { name: "SOC 2", body: "Auditor" };
  const boxOf = (certifications: (typeof company)["certifications"]) =>
    certificationsBox({ certifications }, words);
  expect(boxOf([named, numbered, linked, audited])).toMatchObject({
    items: [
      { name: "GDPR", details: "", isCheckable: false },
      {
        name: "ISO 9001",
        details: `${fill(number, { number: "Q-17" })} · SGS · ${formatDate("2026-03-01", "en")}`,
        isCheckable: true,
      },
      { name: "ISO 27001", link: linked.link, details: "", isCheckable: true },
      { name: "SOC 2", details: "Auditor", isCheckable: false },
    ],
    note: onRequestOthers,
  });
  expect(boxOf([named, audited]).note).toBe(onRequest);
  expect(boxOf([numbered, linked]).note).toBeUndefined();
});
