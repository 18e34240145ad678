import { parse } from "@decimalturn/toml-patch";
import type { CompanyRecord } from "#data/schemas/company.ts";
import { findSampleValues } from "../find-sample-values.ts";
import type { ProjectFiles } from "./project-files.ts";
import { isObject, propertyValue, RecordSource } from "./record-source.ts";

/** The name in texts that explain it, such as "Swahili for to flow", and in the logos. */
const sampleName = "Tiririka";

/** Words of the country that the texts in data/ were written for. They are wrong for a company in another one. */
const firstCountry = {
  code: "KE",
  words: ["Kenya", "Kenyan", "KSh", "KES", "KRA", "eTIMS", "M-Pesa", "Nairobi"],
};

/** Facts in data/company.ts that `npm run setup` does not ask for. Those that are not set are not listed. */
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

/** A piece of work that is left for a person: a sentence, and the places that it is about. */
export interface Leftover {
  title: string;
  places: string[];
}

/**
 * Lists what only a person can do after the facts are written: texts that name the old country, invented samples, facts that
 * nobody was asked for, legal pages, and what is not in Swahili any more.
 */
export function listLeftovers(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): Leftover[] {
  const texts = listTexts(files, after);
  const words = foreignWords(before, after);
  const { vars } = parse(files.read("wrangler.toml")) as { vars: Record<string, unknown> };
  return [
    { title: "Still the sample's, and refused by npm run deploy:", places: findSampleValues(vars, after) },
    {
      title: `Texts that name ${words.join(", ")}: rewrite them, and set the prices anew`,
      places: findPlaces(files, texts, wordPattern(words)),
    },
    {
      title:
        "Invented samples, labelled as such: replace them and drop the flag, or npm run setup -- --remove-samples",
      places: findPlaces(files, texts, /^ *\{? ?sample: (?:true|\[)/),
    },
    { title: "Facts that nobody was asked for: go through them", places: listFacts(files, before, after) },
    {
      title: "Logos and icons with the old name and mark: replace them",
      places: before.name === after.name ? [] : files.list("public/**/*.{svg,png,ico}"),
    },
    {
      title: "Legal pages are templates and no legal advice: have them reviewed",
      places: texts.filter((file) => /^kind: legal$/m.test(files.read(file))).map((file) => `${file}:1`),
    },
    ...listSwahili(files, before, after),
  ].filter(({ places }) => places.length > 0);
}

/** The files in data/ that hold texts in a language of the site. */
function listTexts(files: ProjectFiles, { languages }: CompanyRecord): string[] {
  const isSwahili = /^data\/sw\/|\/sw\.ts$/;
  return files
    .list("data/**/*.{ts,md}")
    .filter((file) => !/^data\/(load|schemas)\/|README\.md$/.test(file))
    .filter((file) => languages.includes("sw") || !isSwahili.test(file));
}

/** Words of the country that the texts were written for, and of the one that the company was in until now. */
function foreignWords(before: CompanyRecord, after: CompanyRecord): string[] {
  const first = after.country.code === firstCountry.code ? [] : firstCountry.words;
  const own = wordsOf(after);
  const words = [sampleName, ...first, ...wordsOf(before)];
  return [...new Set(words)].filter((word) => !own.includes(word) || isOldAuthority(word, before, after));
}

/** Whether a word is the tax authority of the old country, which the company in its new country still names. */
function isOldAuthority(word: string, before: CompanyRecord, after: CompanyRecord): boolean {
  return hasOldAuthority(before, after) && word === after.buying.taxAuthority.short;
}

function hasOldAuthority(before: CompanyRecord, after: CompanyRecord): boolean {
  const isMoved = before.country.code !== after.country.code;
  return isMoved && before.buying.taxAuthority.name === after.buying.taxAuthority.name;
}

/** Words that texts may have typed. A sign such as "$" is in too much else to be searched for. */
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

/** The length in letters up to which a word is an abbreviation, which is searched for in its own case only. */
const abbreviation = 4;

/** Matches each of some words where it stands alone, also in the plural. Names match in any case: "M-PESA". */
function wordPattern(words: readonly string[]): RegExp {
  const escaped = words.map((word) => {
    const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return word.length > abbreviation ? `(?i:${literal})` : literal;
  });
  const standsAlone = `(?<![\\p{L}\\d])(?:${escaped.join("|")})s?(?![\\p{L}\\d])`;
  return words.length > 0 ? new RegExp(standsAlone, "u") : /(?!)/;
}

/** A line for each file: `data/products.ts:12,40` */
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
    return [{ title: "The site is in English alone: delete its Swahili", places: ["git rm -rq data/sw"] }];
  const isOther = (read: (company: CompanyRecord) => string) => read(before) !== read(after);
  const places = [
    ...(isOther(({ tagline }) => tagline) ? ["data/sw/company.ts tagline"] : []),
    ...(isOther(({ buying }) => buying.taxAuthority.name)
      ? ["data/sw/company.ts buying.taxAuthority.name"]
      : []),
  ];
  return [{ title: "Not in Swahili any more: translate them", places }];
}
