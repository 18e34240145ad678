import * as v from "valibot";
import type { CompanyRecord } from "#data/schemas/company.ts";
import { countryFacts, listTimeZones, readCountry } from "./country.ts";
import { readHours, writeHours } from "./hours.ts";

/** The facts that `npm run setup` asks for: the company's record, and the mail settings in wrangler.toml. */
export interface Facts {
  company: CompanyRecord;
  leadsTo: string;
  leadsFrom: string;
}

export interface Question {
  /** The command-line option for the answer. */
  option: string;
  ask: string;
  /** The text for `--help`: an example, and an explanation if needed. */
  help: string;
  /** Whether the option may be given several times. The values are then joined by commas. */
  multiple?: boolean;
  /** The current answer. */
  today: (facts: Facts) => string;
  /** Returns the facts with an answer. @throws Error if the answer cannot be read */
  answer: (facts: Facts, text: string) => Facts;
  /** Whether the question is asked in a terminal. Default: yes. */
  isAsked?: (facts: Facts) => boolean;
}

const withCompany = (facts: Facts, changes: Partial<CompanyRecord>): Facts => ({
  ...facts,
  company: { ...facts.company, ...changes },
});

const withTaxAuthority = (facts: Facts, changes: Partial<CompanyRecord["buying"]["taxAuthority"]>): Facts => {
  const { buying } = facts.company;
  return withCompany(facts, {
    buying: { ...buying, taxAuthority: { ...buying.taxAuthority, ...changes } },
  });
};

/** The questions, in the order in which they are asked and applied. A later one may depend on the answers before it. */
export const questions: readonly Question[] = [
  {
    option: "name",
    ask: "The company's name",
    help: '"Nalubaale Works"',
    today: ({ company }) => company.name,
    answer: (facts, name) => ({
      ...withCompany(facts, { name }),
      // Change the sender's name too, unless somebody has edited it.
      leadsFrom: facts.leadsFrom.replace(sender(facts.company.name), () => sender(name)),
    }),
  },
  {
    option: "tagline",
    ask: "The company's tagline",
    help: '"Less typing, more trade."; one of up to 20 characters has the largest letters',
    today: ({ company }) => company.tagline,
    answer: (facts, tagline) => withCompany(facts, { tagline }),
  },
  {
    option: "domain",
    ask: "The site's domain",
    help: "nalubaale.ug; the Worker is deployed to it",
    today: ({ company }) => domainOf(company),
    answer: (facts, text) => {
      const domain = text
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, "")
        .replace(/\/$/, "");
      if (!/^([a-z\d-]+\.)+[a-z]{2,}$/.test(domain))
        throw new Error(`"${text}" is not a domain. Example: nalubaale.ug`);
      return {
        ...withCompany(facts, { siteUrl: `https://${domain}` }),
        leadsFrom: facts.leadsFrom.replace(`@${domainOf(facts.company)}>`, () => `@${domain}>`),
      };
    },
  },
  {
    option: "email",
    ask: "The email address that visitors write to",
    help: "office@nalubaale.ug",
    today: ({ company }) => company.email,
    answer: (facts, email) => withCompany(facts, { email }),
  },
  {
    option: "phone",
    ask: "The company's phones with country codes, separated by commas",
    help: '"+256 700 000 011"; repeat the option for each phone',
    multiple: true,
    today: ({ company }) => company.phones.join(", "),
    answer: (facts, text) => withCompany(facts, { phones: listOf(text) as [string, ...string[]] }),
  },
  {
    option: "whatsapp",
    ask: "The company's WhatsApp number, with the country code",
    help: '"+256 700 000 013"',
    today: ({ company }) => company.whatsapp,
    answer: (facts, whatsapp) => withCompany(facts, { whatsapp }),
  },
  {
    option: "town",
    ask: "The company's town",
    help: "Kampala",
    today: ({ company }) => company.town,
    answer: (facts, town) => withCompany(facts, { town }),
  },
  {
    option: "country",
    ask: "The company's country",
    help: "UG, or Uganda; it also sets currency, calling code and time zone",
    today: ({ company }) => company.country.code,
    answer: (facts, text) => {
      const code = readCountry(text);
      if (code === facts.company.country.code) return facts;
      // The withholding tax is a law of the old country.
      const { withholding: _, ...buying } = facts.company.buying;
      return withCompany(facts, { ...countryFacts(code, listTimeZones(code)[0] ?? "UTC"), buying });
    },
  },
  {
    option: "time-zone",
    ask: "The company's time zone",
    help: `Europe/Berlin; default: the first time zone of the country`,
    today: ({ company }) => company.timeZone.iana ?? "UTC",
    answer: (facts, zone) => {
      const { country, timeZone } = facts.company;
      if (zone === timeZone.iana) return facts;
      const zones = listTimeZones(country.code);
      if (!zones.includes(zone))
        throw new Error(`${country.name} has no time zone "${zone}". Choose one of: ${zones.join(", ")}`);
      return withCompany(facts, { timeZone: countryFacts(readCountry(country.code), zone).timeZone });
    },
    isAsked: ({ company }) => listTimeZones(company.country.code).length > 1,
  },
  {
    option: "vat",
    ask: "VAT in percent, or none",
    help: "18, or none for a company that charges no VAT",
    today: ({ company: { buying } }) => (buying.vat === "none" ? "none" : String(buying.vatPercent)),
    answer: (facts, text) => {
      const { buying } = facts.company;
      if (text === "none") return withCompany(facts, { buying: { ...buying, vat: "none" } });
      if (!/^\d+(\.\d+)? ?%?$/.test(text))
        throw new Error(`VAT must be a number such as 18, or none, but is "${text}"`);
      const vat = buying.vat === "none" ? "excluded" : buying.vat;
      return withCompany(facts, { buying: { ...buying, vat, vatPercent: Number.parseFloat(text) } });
    },
  },
  {
    option: "tax-authority",
    ask: "The tax authority",
    help: '"Uganda Revenue Authority"',
    today: ({ company }) => company.buying.taxAuthority.name,
    answer: (facts, name) =>
      name === facts.company.buying.taxAuthority.name
        ? facts
        : withTaxAuthority(facts, { name, short: initialsOf(name) }),
  },
  {
    option: "tax-authority-short",
    ask: "The tax authority's short name",
    help: "URA; default: the initials",
    today: ({ company }) => company.buying.taxAuthority.short,
    answer: (facts, short) => {
      if (/[\d%]/.test(short))
        throw new Error(`"${short}" is not the short name of an authority. Example: URA`);
      return withTaxAuthority(facts, { short });
    },
  },
  {
    option: "tax-authority-url",
    ask: "The tax authority's site",
    help: "https://ura.go.ug",
    today: ({ company }) => company.buying.taxAuthority.address,
    answer: (facts, address) => withTaxAuthority(facts, { address }),
  },
  {
    option: "hours",
    ask: "The hours in which a person answers",
    help: '"Monday-Friday 08:00-12:30 13:30-17:00; Saturday 09:00-14:00"',
    today: ({ company }) => writeHours(company.hours),
    answer: (facts, text) => withCompany(facts, { hours: readHours(text) }),
  },
  {
    option: "languages",
    ask: "The site's languages: en, or en, sw",
    help: "en, or en,sw with Swahili",
    today: ({ company }) => company.languages.join(", "),
    answer: (facts, text) => {
      const languages = listOf(text);
      const unknown = languages.find((code) => code !== "en" && code !== "sw");
      if (unknown)
        throw new Error(`There are no texts in "${unknown}". Write en, or en,sw for English and Swahili`);
      return withCompany(facts, { languages: languages as ("en" | "sw")[] });
    },
  },
  {
    option: "leads-to",
    ask: "The inbox that enquiries go to (several: separated by commas)",
    help: "sales@nalubaale.ug",
    today: ({ leadsTo }) => leadsTo,
    answer: (facts, text) => ({ ...facts, leadsTo: listOf(text).map(checkAddress).join(", ") }),
  },
  {
    option: "leads-from",
    ask: "The sender of the mails about enquiries, at a domain that is verified in Resend",
    help: '"Nalubaale Works website <website@nalubaale.ug>"',
    today: ({ leadsFrom }) => leadsFrom,
    answer: (facts, text) => {
      checkAddress(/^[^<>]*<(.*)>$/.exec(text)?.[1] ?? text);
      return { ...facts, leadsFrom: text };
    },
  },
];

export function domainOf({ siteUrl }: Pick<CompanyRecord, "siteUrl">): string {
  return new URL(siteUrl).hostname;
}

const sender = (name: string) => `${name} website <`;

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

/** @throws Error if the text is not an email address */
function checkAddress(text: string): string {
  if (!v.is(v.pipe(v.string(), v.email()), text)) throw new Error(`"${text}" is not an email address`);
  return text;
}

/** The initials of a name: "URA" for "Uganda Revenue Authority". */
function initialsOf(name: string): string {
  return name.match(/\b\p{Lu}/gu)?.join("") || name;
}
