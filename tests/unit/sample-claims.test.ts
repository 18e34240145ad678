import { expect, test } from "vitest";
import { company as today } from "#data/company.ts";
import { checkRecord } from "#data/schemas/check.ts";
import { companySchema } from "#data/schemas/company.ts";
import sample from "#workers/local/setup/sample.json" with { type: "json" };
import { countedClaims, findSampleClaims, withoutSampleClaims } from "#workers/local/setup/sample-claims.ts";
import { sampleCompanies } from "./sample-company.ts";

test("a company needs no counted figures and no certifications", () => {
  const claims = { ...today.claims };
  for (const claim of countedClaims) delete claims[claim];
  const { certifications } = checkRecord("company.ts", companySchema, {
    ...today,
    claims,
    certifications: [],
  });
  expect(certifications).toEqual([]);
});

const other = {
  ...today,
  name: "Nalubaale Works",
  claims: { ...today.claims, saved: "USh 3B+" },
};

test.each(sampleCompanies)(
  "sample.json has the claims and certifications of the sample company",
  (company) => {
    expect(sample.company.claims).toEqual(today.claims);
    expect(sample.company.certifications).toEqual(company.certifications.map(({ name }) => name));
  },
);

test.each(sampleCompanies)(
  "the sample's claims and certifications are found in another company's facts",
  () => {
    expect(findSampleClaims(today)).toEqual([]);
    const found = findSampleClaims(other);
    expect(found).toContain(`claims.satisfaction: ${today.claims.satisfaction}`);
    expect(found).toContain("certifications: ISO 27001");
    expect(found).not.toContainEqual(expect.stringContaining("claims.saved"));
    const certifications = [{ name: "ISO 27001", number: "Q-4711" }, "Uganda Data Protection Office"];
    expect(findSampleClaims({ ...other, certifications })).not.toContainEqual(
      expect.stringContaining("certifications"),
    );
  },
);

test.each(sampleCompanies)("they are removed, and the company's own claims and certifications stay", () => {
  const left = withoutSampleClaims(other);
  expect(left.claims).toEqual({
    saved: other.claims.saved,
    support: today.claims.support,
    uptime: today.claims.uptime,
    reply: today.claims.reply,
    trialDays: today.claims.trialDays,
    moneyBackDays: today.claims.moneyBackDays,
    sessionMinutes: today.claims.sessionMinutes,
    measuredAfterWeeks: today.claims.measuredAfterWeeks,
  });
  expect(left.certifications).toEqual([]);
  expect(left).not.toHaveProperty("exampleFacts");
  const own = ["ISO 27001", "Uganda Data Protection Office"];
  expect(withoutSampleClaims({ ...other, certifications: own }).certifications).toEqual(own);
});
