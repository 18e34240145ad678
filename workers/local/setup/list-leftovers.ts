import { parse } from "@decimalturn/toml-patch";
import type { CompanyRecord } from "#data/schemas/company.ts";
import { findSampleValues } from "../find-sample-values.ts";
import type { ProjectFiles } from "./project-files.ts";
import { isObject, propertyValue, RecordSource } from "./record-source.ts";

/** The sample's name. It may be left in texts that explain the name, and in the logos. */
const sampleName = "Tiririka";

/** Words for the country in which the texts of data/ are set. They are wrong for a company in another country. */
const firstCountry = {
  code: "KE",
  words: [
    ...["Kenya", "Kenyan", "KSh", "KES", "KRA", "eTIMS", "M-Pesa", "Safaricom", "paybill", "Pay Bill"],
    ...["Nairobi", "Mombasa", "Kisumu", "Nakuru", "Thika", "Data Protection Commissioner", "ODPC"],
  ],
};

/** Facts in data/company.ts that `npm run setup` does not ask for. A fact that is not set is not listed. */
const factsNotAsked = [
  ["certifications"],
  ["legalName"],
  ["registrationNumber"],
  ["taxNumber"],
  ["postalAddress"],
  ["foundingYear"],
  ["claims"],
  ["dataHandling"],
  ["dataCommissionerNumber"],
  ["analytics"],
  ["buying", "withholding"],
  ["buying", "payBy"],
  ["buying", "clerkMonthly"],
  ["buying", "clerkHours"],
  ["buying", "productMonthly"],
];

/** The README's picture of the home page shows the logo too. */
const logoFiles = [".github/home.png", "public/**/*.{svg,png,ico}"];

/** Properties of records whose numbers are amounts in the company's currency. */
const amountNames = [
  ...["price", "pricing", "setup", "maintenance", "hosting", "hourCost", "each"],
  ...["clerkMonthly", "feeFrom", "pay", "errorCost", "fee"],
];

/** A line with an amount: a property of one of these names with a number or a range, or a typed amount in a text. */
const amountLine = new RegExp(
  `(?<![\\w.])(?:${amountNames.join("|")}): \\[?[1-9]|(?<!\\w)amounts: \\{|\\{company\\.currency\\} ?\\d`,
);

/** Remaining work: a sentence, and its places. */
export interface Leftover {
  title: string;
  places: string[];
}

/**
 * Lists the work that remains after the facts are written: texts that name the old country, invented samples, facts
 * that were not asked for, legal pages, and texts without a Swahili translation.
 */
export function listLeftovers(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): Leftover[] {
  const texts = listTexts(files, after);
  const words = foreignWords(before, after);
  const { vars } = parse(files.read("wrangler.toml")) as { vars: Record<string, unknown> };
  return [
    {
      title: "Values of the sample company, refused by npm run deploy: replace them",
      places: findSampleValues(vars, after),
    },
    {
      title: `Texts that name ${words.join(", ")}: rewrite them, and check their prices`,
      places: findPlaces(files, texts, wordPattern(words)),
    },
    {
      title: `Amounts that are still in ${before.currency.name}: convert them`,
      places: before.currency.code === after.currency.code ? [] : findPlaces(files, texts, amountLine),
    },
    {
      title:
        "Invented samples, which pages label: replace them and delete the flag, or run npm run setup -- --remove-samples",
      places: findPlaces(files, texts, /^ *\{? ?sample: (?:true|\[)/),
    },
    { title: "Facts that the setup does not ask for: check them", places: listFacts(files, before, after) },
    {
      title: "Logos and icons with the old name and mark: replace them",
      places: before.name === after.name ? [] : logoFiles.flatMap((pattern) => files.list(pattern)),
    },
    {
      title: "Legal pages, which are templates and no legal advice: have them reviewed",
      places: texts.filter((file) => /^kind: legal$/m.test(files.read(file))).map((file) => `${file}:1`),
    },
    ...listSwahili(files, before, after),
  ].filter(({ places }) => places.length > 0);
}

/** The files in data/ with texts in one of the site's languages. */
function listTexts(files: ProjectFiles, { languages }: CompanyRecord): string[] {
  const isSwahili = /^data\/sw\/|\/sw\.ts$/;
  return files
    .list("data/**/*.{ts,md}")
    .filter((file) => !/^data\/(load|schemas)\/|README\.md$/.test(file))
    .filter((file) => languages.includes("sw") || !isSwahili.test(file));
}

/** Words for the country of the original texts, and for the company's country before this setup. */
function foreignWords(before: CompanyRecord, after: CompanyRecord): string[] {
  const first = after.country.code === firstCountry.code ? [] : firstCountry.words;
  const own = wordsOf(after);
  const words = [sampleName, ...first, ...wordsOf(before)];
  return [...new Set(words)].filter((word) => !own.includes(word) || isOldAuthority(word, before, after));
}

/**
 * Whether a word is the tax authority of the old country, which the record of the company in its new country still
 * has.
 */
function isOldAuthority(word: string, before: CompanyRecord, after: CompanyRecord): boolean {
  return hasOldAuthority(before, after) && word === after.buying.taxAuthority.short;
}

function hasOldAuthority(before: CompanyRecord, after: CompanyRecord): boolean {
  const isMoved = before.country.code !== after.country.code;
  return isMoved && before.buying.taxAuthority.name === after.buying.taxAuthority.name;
}

/** Words that texts may contain. Symbols such as "$" are left out, because they are common in other texts. */
function wordsOf({ name, town, country, currency, buying }: CompanyRecord): string[] {
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
function wordPattern(words: readonly string[]): RegExp {
  const escaped = words.map((word) => {
    const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return word.length > abbreviation ? `(?i:${literal})` : literal;
  });
  const standsAlone = `(?<![\\p{L}\\d])(?:${escaped.join("|")})s?(?![\\p{L}\\d])`;
  return words.length > 0 ? new RegExp(standsAlone, "u") : /(?!)/;
}

/** Returns a line for each file with matches: `data/products.ts:12,40`. */
function findPlaces(files: ProjectFiles, paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) => {
    const lines = files.read(path).split("\n");
    const found = lines.flatMap((line, index) => (pattern.test(line) ? index + 1 : []));
    return found.length > 0 ? `${path}:${found.join(",")}` : [];
  });
}

function listFacts(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): string[] {
  const [old, now] = [before.buying.taxAuthority, after.buying.taxAuthority];
  const isOldSite = old.name !== now.name && old.address === now.address;
  const facts = [
    ...factsNotAsked,
    ...(isOldSite ? [["buying", "taxAuthority", "address"]] : []),
    ...(hasOldAuthority(before, after)
      ? [
          ["buying", "vatPercent"],
          ["buying", "taxAuthority"],
        ]
      : []),
  ];
  const { root } = new RecordSource(files.read("data/company.ts"));
  return facts.flatMap((path) => {
    const value = path.reduce<ReturnType<typeof propertyValue>>(
      (object, name) => (object && isObject(object) ? propertyValue(object, name) : undefined),
      root,
    );
    return value ? `data/company.ts:${value.getStartLineNumber()} ${path.join(".")}` : [];
  });
}

function listSwahili(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): Leftover[] {
  if (!files.exists("data/sw/company.ts")) return [];
  if (!after.languages.includes("sw"))
    return [
      {
        title: "The site is in English only: delete its Swahili texts with this command",
        places: ["git rm -rqf data/sw"],
      },
    ];
  const isOther = (read: (company: CompanyRecord) => string) => read(before) !== read(after);
  const places = [
    ...(isOther(({ tagline }) => tagline) ? ["data/sw/company.ts tagline"] : []),
    ...(isOther(({ buying }) => buying.taxAuthority.name)
      ? ["data/sw/company.ts buying.taxAuthority.name"]
      : []),
  ];
  return [{ title: "Texts whose Swahili translation was removed: translate them again", places }];
}
