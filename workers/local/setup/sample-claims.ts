import type { Company, CompanyRecord } from "#data/schemas/company.ts";
import sample from "./sample.json" with { type: "json" };

/** The company's counted figures. Pages can do without them. */
export const countedClaims = [
  "businessesAutomated",
  "saved",
  "satisfaction",
  "systems",
  "clients",
  "counted",
] as const;

/** Promises about the service. Pages need them. */
const promises = ["support", "uptime"] as const;

/**
 * Finds the sample company's claims and certifications in the facts of another company. A certification with a number or
 * a link belongs to the other company.
 * @returns a line for each: `claims.saved: 50M+ KSh`
 */
export function findSampleClaims({
  name,
  claims,
  certifications,
}: Pick<Company | CompanyRecord, "name" | "claims" | "certifications">): string[] {
  if (name === sample.company.name) return [];
  const known = sample.company.claims;
  const unproven = certifications.flatMap((entry) => {
    if (typeof entry === "string") return entry;
    return entry.number || entry.link ? [] : entry.name;
  });
  return [
    ...[...countedClaims, ...promises]
      .filter((claim) => claims[claim] === known[claim])
      .map((claim) => `claims.${claim}: ${known[claim]}`),
    ...unproven
      .filter((entry) => sample.company.certifications.includes(entry))
      .map((entry) => `certifications: ${entry}`),
  ];
}

/** The company's facts without the examples, the sample company's counted figures and, if none was changed, without its certifications. */
export function withoutSampleClaims(company: CompanyRecord): CompanyRecord {
  const claims = { ...company.claims };
  for (const claim of countedClaims) if (claims[claim] === sample.company.claims[claim]) delete claims[claim];
  const isSame = JSON.stringify(company.certifications) === JSON.stringify(sample.company.certifications);
  const { exampleFacts: _, ...facts } = company;
  return { ...facts, claims, certifications: isSame ? [] : company.certifications };
}
