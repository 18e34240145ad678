import type { CompanyRecord } from "#data/schemas/company.ts";
import sample from "./sample.json" with { type: "json" };

/** Words of texts about tax and law. Such a text can do harm in another country. */
const lawWords = [
  ...[
    "KRA",
    "eTIMS",
    "Data Protection Commissioner",
    "Data Commissioner",
    "Kamishna wa Ulinzi wa Data",
    "ODPC",
    "Data Protection Act",
    "Sheria ya Ulinzi wa Data",
  ],
  ...["Income Tax Act", "Tax Procedures Act", "NSSF", "PAYE"],
  ...["SHIF", "SHA", "Housing Levy", "NITA", "HELB", "SASRA", "Central Bank", "Benki Kuu", "CBK"],
  "P9",
  // Parts of the addresses of Kenyan authorities and laws: "www.kra.go.ke".
  ...["go.ke", "or.ke", "kenyalaw.org"],
  ...["Digital Health Agency", "ICT Authority", "Capital Markets Authority", "PPRA", "KIPI", "KECOBO"],
];

/** Words for the country in which the texts of data/ are set. They are wrong for a company in another country. */
const firstCountry = {
  code: "KE",
  words: [
    ...["Kenya", "Kenyan", "KSh", "KES", "M-Pesa", "Safaricom", "paybill", "Pay Bill", ...lawWords],
    // "PIN" is the tax number, but also the secret of an M-Pesa account. So it is none of the words about tax.
    ...["Fuliza", "PIN", "Sheng", "chama", "harambee", "Kikuyu", "Dholuo", "Kalenjin"],
    // Masked mobile phones ("0722•••118"), and number plates.
    ...["0711•", "0722•", "0733•", "2547*", "KBX", "KCA"],
    // Not "matatu": in Swahili it also means "three".
    ...["county", "Ruaka", "Kilimo Feeds"],
    ...[
      "Nairobi",
      "Mombasa",
      "Kisumu",
      "Nakuru",
      "Thika",
      "Eldoret",
      "Kiambu",
      "Bungoma",
      "Embu",
      "Githurai",
    ],
    ...[
      "Juja",
      "Kakamega",
      "Kapsabet",
      "Karatina",
      "Kariobangi",
      "Kericho",
      "Kilifi",
      "Kinangop",
      "Kisii",
      "Kitale",
    ],
    ...[
      "Kitengela",
      "Kitui",
      "Lodwar",
      "Machakos",
      "Malaba",
      "Malindi",
      "Meru",
      "Murang’a",
      "Naivasha",
      "Nanyuki",
    ],
    ...["Ngara", "Nyahururu", "Nyali", "Nyandarua", "Nyeri", "Rongai", "Ruiru", "Siaya", "Suneka", "Turkana"],
  ],
};

/** Divides foreign words into those of texts about tax and law, and all others. */
export function divideByRisk(words: readonly string[], { buying }: KnownFacts) {
  const isLaw = (word: string) => lawWords.includes(word) || word === buying.taxAuthority.short;
  return { law: words.filter(isLaw), others: words.filter((word) => !isLaw(word)) };
}

/** The facts of a company by which its texts are recognised. */
export type KnownFacts = Pick<CompanyRecord, "name" | "town" | "country" | "currency"> & {
  buying: Pick<CompanyRecord["buying"], "taxAuthority">;
};

/** The sample's name, words for the country of the original texts, and words for the company before this setup. */
export function foreignWords(before: KnownFacts, after: KnownFacts): string[] {
  const first = after.country.code === firstCountry.code ? [] : firstCountry.words;
  const own = wordsOf(after);
  const words = [sample.company.name, ...first, ...wordsOf(before)];
  return [...new Set(words)].filter((word) => !own.includes(word) || isOldAuthority(word, before, after));
}

/** Whether a word is the short name of the old country's tax authority, which the company's record still has. */
function isOldAuthority(word: string, before: KnownFacts, after: KnownFacts): boolean {
  return hasOldAuthority(before, after) && word === after.buying.taxAuthority.short;
}

/** Whether the company has moved to another country but still has the tax authority of the old one. */
export function hasOldAuthority(before: KnownFacts, after: KnownFacts): boolean {
  return [before, sample.company].some(
    (old) =>
      old.country.code !== after.country.code &&
      old.buying.taxAuthority.name === after.buying.taxAuthority.name,
  );
}

/** Words that texts may contain. Symbols such as "$" are left out, because they are common in other texts. */
function wordsOf({ name, town, country, currency, buying }: KnownFacts): string[] {
  const { taxAuthority } = buying;
  const words = [
    name,
    town,
    country.name,
    country.adjective,
    currency.symbol,
    currency.code,
    taxAuthority.short,
  ];
  return words.filter((word) => /^[\p{L}].*\p{L}$/u.test(word));
}

/** A word of up to this many letters is an abbreviation. Its case must match. */
const abbreviation = 4;

/** Matches each of these words as a whole word, also with a plural "s". Longer words match in any case: "M-PESA". */
export function wordPattern(words: readonly string[]): RegExp {
  const escaped = words.map((word) => {
    const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return word.length > abbreviation ? `(?i:${literal})` : literal;
  });
  const standsAlone = `(?<![\\p{L}\\d])(?:${escaped.join("|")})s?(?![\\p{L}\\d])`;
  return words.length > 0 ? new RegExp(standsAlone, "u") : /(?!)/;
}
