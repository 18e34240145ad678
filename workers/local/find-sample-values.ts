import type { Company } from "#data/schemas/company.ts";

/** The format of the invented phones in data/company.ts: +254 000 000 0nn. */
const samplePhone = /^2540000000\d\d$/;

/**
 * Finds values that are still those of the sample company: emails and URLs that end in `.example`, and invented phones.
 * @param vars the Worker's vars, by name
 * @returns the place of each: "siteUrl in data/company.ts"
 */
export function findSampleValues(
  vars: Readonly<Record<string, unknown>>,
  { siteUrl, email, phones, whatsapp }: Pick<Company, "siteUrl" | "email" | "phones" | "whatsapp">,
): string[] {
  const isSample = (value: unknown) =>
    /\.example\b/i.test(String(value)) || samplePhone.test(String(value).replace(/\D/g, ""));
  const namesIn = (values: object) =>
    Object.entries(values).flatMap(([name, value]) => ([value].flat().some(isSample) ? [name] : []));
  const { LEADS_TO, LEADS_FROM } = vars;
  return [
    ...namesIn({ LEADS_TO, LEADS_FROM }).map((name) => `${name} in wrangler.toml`),
    ...namesIn({ siteUrl, email, phones, whatsapp }).map((name) => `${name} in data/company.ts`),
  ];
}
