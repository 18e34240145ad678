import { formatVat } from "./format";
import type { Company } from "./schemas/company";

const list = new Intl.ListFormat("en-GB");
const choice = new Intl.ListFormat("en-GB", { type: "disjunction" });

type Places = Record<string, string | number>;

/** The company's facts under the names that texts keep `{company.…}` places for. */
export function companyPlaces({
  name,
  email,
  phones: [phone],
  whatsapp,
  city,
  hours,
  ...facts
}: Company): Places {
  return {
    ...{ name, email, phone, whatsapp, city, ...facts.claims },
    phoneLink: phoneLink(phone),
    hours: hours.short.join(", "),
    certifications: list.format(facts.certifications),
    /** What the money-back guarantee counts from is the same in every text. */
    guarantee: `${facts.claims.moneyBackDays} days from handover`,
    vat: formatVat(facts.buying),
    payBy: choice.format(facts.buying.payBy),
    /** Empty until the company has a number: see the parts of a page that are shown on a condition. */
    dataCommissionerNumber: facts.dataCommissionerNumber ?? "",
    /** For the beginning of a sentence. */
    Reply: facts.claims.reply.replace(/^./, (letter) => letter.toUpperCase()),
  };
}

/** The link that calls a number. */
export function phoneLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}

/**
 * Puts the company's facts into the `{company.…}` places of every text of a record. Other places are for the loaders.
 * @throws Error naming a place that there is no fact for
 */
export function fillCompany<Copy>(copy: Copy, places: Places): Copy {
  if (typeof copy === "string") {
    return copy.replace(/\{company\.(\w+)\}/g, (place, name: string) => {
      const fact = places[name];
      if (fact === undefined) throw new Error(`data/company.ts has nothing for the place ${place}`);
      return String(fact);
    }) as Copy;
  }
  if (Array.isArray(copy)) return copy.map((item) => fillCompany(item, places)) as Copy;
  if (typeof copy !== "object" || copy === null) return copy;
  return Object.fromEntries(
    Object.entries(copy).map(([key, item]) => [key, fillCompany(item, places)]),
  ) as Copy;
}
