import { countries, getCountryCode, type TCountryCode } from "countries-list";
import nationalities from "i18n-nationality";
import english from "i18n-nationality/langs/en.json" with { type: "json" };
import type { CompanyRecord } from "#data/schemas/company.ts";

nationalities.registerLocale(english);

/** The facts that depend on the company's country. */
export type CountryFacts = Pick<CompanyRecord, "country" | "currency" | "timeZone">;

/** The longest currency symbol and the longest short name of a time zone that the company's schema allows. */
const [longestSymbol, longestZone] = [4, 6];

/** A day in winter in the north, without daylight saving time. */
const aWinterDay = new Date("2026-01-15T12:00:00Z");

/**
 * The code of a country, found by its code or its English name: UG for "ug", "UG" and "Uganda".
 * @throws Error if there is no such country
 */
export function readCountry(text: string): TCountryCode {
  const upper = text.trim().toUpperCase() as TCountryCode;
  const code = upper in countries ? upper : getCountryCode(text.trim());
  if (!code) throw new Error(`"${text}" is not a country. Give its code, such as UG, or its English name.`);
  return code;
}

/** TypeScript's types lack this method. */
type LocaleWithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined };

/** The time zones of a country, with their IANA names. */
export function listTimeZones(code: string): string[] {
  const locale: LocaleWithTimeZones = new Intl.Locale(`en-${code}`);
  return locale.getTimeZones?.() ?? ["UTC"];
}

/** The country's name, currency, calling code and time zone. @param timeZone one of {@link listTimeZones} */
export function countryFacts(code: TCountryCode, timeZone: string): CountryFacts {
  const { currency: currencies, phone } = countries[code];
  const [[currency = "USD"], [phoneCode = 0]] = [currencies, phone];
  const name = regionName(code, "en");
  return {
    country: {
      name,
      // Remove the part in brackets: "Congolese (Democratic Republic of the Congo)".
      adjective: nationalities.getName(code, "en")?.replace(/ \(.*\)$/, "") ?? name,
      code,
      // The list has "1809" for the Dominican Republic, which is the calling code +1 and an area code.
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

/** The same facts with names in Swahili. */
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

/** The full name of a currency: "Ugandan shillings". */
function currencyName(currency: string, language: string): string {
  return part("currency", language, { currency, style: "currency", currencyDisplay: "name" }) ?? currency;
}

/** The currency's symbol in its country; its code if the symbol is too long. */
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
