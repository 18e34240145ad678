import { countries, getCountryCode, type TCountryCode } from "countries-list";
import nationalities from "i18n-nationality";
import english from "i18n-nationality/langs/en.json" with { type: "json" };
import type { CompanyRecord } from "#data/schemas/company.ts";

nationalities.registerLocale(english);

/** What follows from the country that a company is in. */
export type CountryFacts = Pick<CompanyRecord, "country" | "currency" | "timeZone">;

/** The longest symbol and the longest short name of a time zone that the company's record takes. */
const [longestSymbol, longestZone] = [4, 6];

/** In winter north of the equator: a name such as "Central European Standard Time" would change in summer. */
const aWinterDay = new Date("2026-01-15T12:00:00Z");

/**
 * The code of a country by its code or its English name: UG of "ug", "UG" and "Uganda".
 * @throws Error when there is no such country
 */
export function readCountry(text: string): TCountryCode {
  const upper = text.trim().toUpperCase() as TCountryCode;
  const code = upper in countries ? upper : getCountryCode(text.trim());
  if (!code) throw new Error(`"${text}" is no country: give its code, such as UG, or its name in English.`);
  return code;
}

/** TypeScript does not know this method yet. */
type LocaleWithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** The time zones of a country, by their names in the time zone database. */
export function listTimeZones(code: string): string[] {
  const locale: LocaleWithTimeZones = new Intl.Locale(`en-${code}`);
  return locale.getTimeZones?.() ?? ["UTC"];
}

/** The country's name, currency, calling code and time zone. @param timeZone of {@link listTimeZones} */
export function countryFacts(code: TCountryCode, timeZone: string): CountryFacts {
  const { currency: currencies, phone } = countries[code];
  const [[currency = "USD"], [phoneCode = 0]] = [currencies, phone];
  const name = regionName(code, "en");
  return {
    country: {
      name,
      // "Congolese (Democratic Republic of the Congo)"
      adjective: nationalities.getName(code, "en")?.replace(/ \(.*\)$/, "") ?? name,
      code,
      // "+1809" of the Dominican Republic is the calling code +1 and an area code.
      callingCode: `+${phoneCode > 999 ? 1 : phoneCode}`,
    },
    currency: {
      code: currency,
      symbol: currencySymbol(currency, code),
      name: currencyName(currency, "en"),
      plural: currencyName(currency, "en").split(" ").at(-1) ?? currency,
    },
    timeZone: {
      name: zoneName(timeZone, "longGeneric", `en-${code}`),
      short: shortZoneName(timeZone, code),
      iana: timeZone,
    },
  };
}

/** The same names in Swahili. */
export function swahiliCountryFacts({ country, currency, timeZone }: CountryFacts) {
  const name = regionName(country.code, "sw");
  const currencyInFull = currencyName(currency.code, "sw");
  const zone = zoneName(timeZone.iana ?? "UTC", "longGeneric", "sw");
  return {
    country: { name, adjective: `ya ${name}` },
    currency: { name: currencyInFull, plural: currencyInFull.split(" ")[0] ?? currency.code },
    timeZone: { name: zone.replace(/^Saa/, "saa") },
  };
}

function regionName(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}

/** "Ugandan shillings" */
function currencyName(currency: string, language: string): string {
  return part("currency", language, { currency, style: "currency", currencyDisplay: "name" }) ?? currency;
}

/** As it is written in the country, or the currency's code where that is too long. */
function currencySymbol(currency: string, code: string): string {
  const options = { currency, style: "currency", currencyDisplay: "narrowSymbol" } as const;
  const symbol = part("currency", `en-${code}`, options) ?? currency;
  return symbol.length <= longestSymbol && !/\s/.test(symbol) ? symbol : currency;
}

function part(type: string, language: string, options: Intl.NumberFormatOptions): string | undefined {
  const parts = new Intl.NumberFormat(language, options).formatToParts(5);
  return parts.find((one) => one.type === type)?.value;
}

function shortZoneName(timeZone: string, code: string): string {
  const short = zoneName(timeZone, "short", `en-${code}`);
  return short.length <= longestZone ? short : "local";
}

function zoneName(timeZone: string, timeZoneName: "short" | "longGeneric", language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).formatToParts(aWinterDay);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
