import { createHash } from "node:crypto";
import { parse } from "@decimalturn/toml-patch";
import type { CompanyRecord } from "#data/schemas/company.ts";
import { findSampleValues } from "../find-sample-values.ts";
import type { ProjectFiles } from "./project-files.ts";
import { isObject, propertyValue, RecordSource } from "./record-source.ts";
import sample from "./sample.json" with { type: "json" };

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

const logoFiles = "public/**/*.{svg,png,ico}";

/** A picture of the home page with the logo. It is made again more often than the logo, so it is not in sample.json. */
const pictureWithLogo = ".github/home.png";

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

/** The facts of a company by which its texts and logos are recognised. */
type KnownFacts = Pick<CompanyRecord, "name" | "town" | "country" | "currency"> & {
  buying: Pick<CompanyRecord["buying"], "taxAuthority">;
};

/**
 * The facts, amounts and logos of the sample company (sample.json). Without them, a second run could not tell the sample's
 * amounts and logos from yours. `tests/unit/leftovers.test.ts` writes the file.
 */
export function describeSample(files: ProjectFiles, company: CompanyRecord) {
  const { name, town, country, currency, buying } = company;
  const texts = listTexts(files, { languages: ["en", "sw"] });
  const amounts = texts.map((path) => [path, amountsIn(files, path).map(({ amounts }) => amounts)] as const);
  return {
    company: { name, town, country, currency, buying: { taxAuthority: buying.taxAuthority } },
    amounts: Object.fromEntries(amounts.filter(([, list]) => list.length > 0)),
    logos: Object.fromEntries(files.list(logoFiles).map((path) => [path, digestOf(files, path)])),
  };
}

const digestOf = (files: ProjectFiles, path: string) =>
  createHash("sha256").update(files.readBytes(path)).digest("hex").slice(0, 16);

/**
 * The lines of a file with amounts, and their numbers as plain digits: "45000 120000". An object that begins in the line
 * belongs to it. A tool's `per: 10` is a number of pages or people, so it is no amount.
 */
function amountsIn(files: ProjectFiles, path: string): { line: number; amounts: string }[] {
  const lines = files.read(path).split("\n");
  return lines.flatMap((text, index) => {
    if (!amountLine.test(text)) return [];
    const end = text.endsWith("{") ? `${/^ */.exec(text)?.[0]}}` : undefined;
    const after = end ? lines.findIndex((other, at) => at > index && other.startsWith(end)) : index;
    const whole = lines.slice(index, after + 1).join("\n");
    const numbers = whole.replace(/\bper: [\d_]+/g, "").match(/\d[\d_,.]*/g) ?? [];
    const amounts = numbers.map((number) => number.replace(/\D/g, "")).join(" ");
    return amounts ? { line: index + 1, amounts } : [];
  });
}

/** The places of amounts that are those of the sample company although the company has another currency. */
export function findSampleAmounts(
  files: ProjectFiles,
  company: Pick<CompanyRecord, "currency" | "languages">,
): string[] {
  if (company.currency.code === sample.company.currency.code) return [];
  const known: Readonly<Record<string, string[]>> = sample.amounts;
  return listTexts(files, company).flatMap((path) => {
    const found = amountsIn(files, path).filter(({ amounts }) => known[path]?.includes(amounts));
    return found.length > 0 ? `${path}:${found.map(({ line }) => line).join(",")}` : [];
  });
}

/** Amounts in the currency before this setup or, if this setup does not change it, the sample's amounts. */
function listAmounts(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): Leftover {
  const isChanged = before.currency.code !== after.currency.code;
  const { currency } = isChanged ? before : sample.company;
  return {
    title: `Amounts that are still in ${currency.name}: convert them`,
    places: isChanged
      ? findPlaces(files, listTexts(files, after), amountLine)
      : findSampleAmounts(files, after),
  };
}

/** The logos that are still the sample's, or all of them if this setup changes the name. */
function listLogos(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): string[] {
  const known: Readonly<Record<string, string>> = sample.logos;
  const left = files
    .list(logoFiles)
    .filter((path) =>
      before.name === after.name
        ? after.name !== sample.company.name && known[path] === digestOf(files, path)
        : true,
    );
  return left.length > 0 ? [...files.list(pictureWithLogo), ...left] : [];
}

/**
 * Lists the work that remains after the facts are written: texts that name the old country, invented samples, facts
 * that were not asked for, legal pages, and texts without a Swahili translation. What is old is a fact of the company before
 * this setup, or of the sample company.
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
    listAmounts(files, before, after),
    {
      title:
        "Invented samples, which pages label: replace them and delete the flag, or run npm run setup -- --remove-samples",
      places: findPlaces(files, texts, /^ *\{? ?sample: (?:true|\[)/),
    },
    { title: "Facts that the setup does not ask for: check them", places: listFacts(files, before, after) },
    {
      title: "Logos and icons with the old name and mark: replace them",
      places: listLogos(files, before, after),
    },
    {
      title: "Legal pages, which are templates and no legal advice: have them reviewed",
      places: texts.filter((file) => /^kind: legal$/m.test(files.read(file))).map((file) => `${file}:1`),
    },
    ...listSwahili(files, after),
  ].filter(({ places }) => places.length > 0);
}

/** The files in data/ with texts in one of the site's languages. */
function listTexts(files: ProjectFiles, { languages }: Pick<CompanyRecord, "languages">): string[] {
  const isSwahili = /^data\/sw\/|\/sw\.ts$/;
  return files
    .list("data/**/*.{ts,md}")
    .filter((file) => !/^data\/(load|schemas)\/|README\.md$/.test(file))
    .filter((file) => languages.includes("sw") || !isSwahili.test(file));
}

/** The sample's name, words for the country of the original texts, and words for the company before this setup. */
function foreignWords(before: CompanyRecord, after: CompanyRecord): string[] {
  const first = after.country.code === firstCountry.code ? [] : firstCountry.words;
  const own = wordsOf(after);
  const words = [sample.company.name, ...first, ...wordsOf(before)];
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
  const now = after.buying.taxAuthority;
  const isOldSite = [before, sample.company].some(
    ({ buying: { taxAuthority: old } }) => old.name !== now.name && old.address === now.address,
  );
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
    const value = valueAt(root, path);
    return value ? `data/company.ts:${value.getStartLineNumber()} ${path.join(".")}` : [];
  });
}

function listSwahili(files: ProjectFiles, { languages }: CompanyRecord): Leftover[] {
  const file = "data/sw/company.ts";
  if (!files.exists(file)) return [];
  if (!languages.includes("sw"))
    return [
      {
        title: "The site is in English only: delete its Swahili texts with this command",
        places: ["git rm -rqf data/sw"],
      },
    ];
  // The setup removes the translation of a text that it changes.
  const { root } = new RecordSource(files.read(file));
  const missing = [["tagline"], ["buying", "taxAuthority", "name"]].filter((path) => !valueAt(root, path));
  return [
    {
      title: "Texts whose Swahili translation was removed: translate them again",
      places: missing.map((path) => `${file} ${path.join(".")}`),
    },
  ];
}

/** The expression of a property, by the names that lead to it. */
function valueAt(root: ReturnType<typeof propertyValue>, path: readonly string[]) {
  return path.reduce<typeof root>(
    (object, name) => (object && isObject(object) ? propertyValue(object, name) : undefined),
    root,
  );
}
