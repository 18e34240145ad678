import { parse } from "@decimalturn/toml-patch";
import { company } from "#data/company.ts";
import type { CompanyRecord } from "#data/schemas/company.ts";
import { findSampleValues } from "../find-sample-values.ts";
import { findDayPromises, ownTexts } from "./day-promises.ts";
import {
  divideByRisk,
  foreignWords,
  hasOldAuthority,
  type KnownFacts,
  wordPattern,
} from "./foreign-words.ts";
import type { ProjectFiles } from "./project-files.ts";
import { isObject, propertyValue, RecordSource } from "./record-source.ts";
import sample from "./sample.json" with { type: "json" };
import {
  findAmounts,
  findSampleAmounts,
  findSampleLogos,
  homePicture,
  isSamplePicture,
  listLogos,
} from "./sample.ts";
import { findSampleClaims } from "./sample-claims.ts";
import { findPlaces, findWords, listTexts } from "./search-texts.ts";

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
  ["buying", "quoteValidDays"],
  ["buying", "invoiceDueDays"],
  ["buying", "stages"],
  ["buying", "clerkMonthly"],
  ["buying", "clerkHours"],
  ["buying", "productMonthly"],
  ["buying", "risks"],
];

/** Words of the texts about the sample company's name and past, by language. */
export const ownStory = {
  en: ["The name is Swahili for", "We used to write receipts", "I once built what", "I run a company"],
  sw: ["Jina lake ni neno la Kiswahili", "Kabla ya kuandika programu tuliandika risiti"],
};

/** Swahili in an English text, but not in a part that a site in English only leaves out. */
const namesSwahili = /(?<!<!-- if swahili -->[^<]*)\bSwahili\b/;

/** The number of words that a title shows. */
const maxWords = 4;

/** Remaining work: a short name, a sentence, and its places. */
export interface Leftover {
  name: string;
  title: string;
  places: string[];
}

/**
 * Lists the work that remains after the facts are written: texts that name the old country, invented samples, facts
 * that were not asked for, legal pages, and texts without a Swahili translation. A fact is old if it is a fact of the company
 * before this setup, or of the sample company.
 */
export function listLeftovers(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): Leftover[] {
  const texts = listTexts(files, after);
  const { law, others } = divideByRisk(foreignWords(before, after), before);
  const { vars } = parse(files.read("wrangler.toml")) as { vars: Record<string, unknown> };
  return [
    {
      name: "values that a deploy refuses",
      title: "Values of the sample company, refused by npm run deploy: replace them",
      places: findSampleValues(vars, after),
    },
    listLawTexts(files, before, after),
    {
      name: "texts on the old country or company",
      title: `Texts that name ${inShort(others)}: rewrite them, and check their prices`,
      places: findWords(files, texts, wordPattern(others)),
    },
    listPaths(texts, [...law, ...others]),
    listAmounts(files, before, after),
    {
      name: "invented samples",
      title:
        "Invented samples, which pages label: replace them and delete the flag, or run npm run setup -- --remove-samples",
      places: findPlaces(files, texts, /^ *\{? ?sample: (?:true|\[)/),
    },
    {
      name: "claims and certifications",
      title:
        "Claims and certifications of the sample company: replace or delete those that are not true of yours",
      places: findSampleClaims(after).map((claim) => `data/company.ts ${claim}`),
    },
    {
      name: "promises of days and hours",
      title: "Texts that name days or hours: change promises of the sample company that you do not keep",
      places: after.name === sample.company.name ? [] : findDayPromises(files, after),
    },
    {
      name: "the sample company’s story",
      title: "Texts that explain the sample company's name or tell its past: rewrite them",
      places:
        after.name === sample.company.name
          ? []
          : findPlaces(files, texts, new RegExp(Object.values(ownStory).flat().join("|"))),
    },
    listOldVat(files, before, after),
    {
      name: "facts to check",
      title: "Facts that the setup does not ask for: check them",
      places: listFacts(files, before, after),
    },
    {
      name: "logos",
      title: "Logos and icons with the old name and mark, and the mark that all pages draw: replace them",
      places: before.name === after.name ? findSampleLogos(files, after) : listLogos(files),
    },
    {
      name: "the picture in README.md",
      title:
        "The sample's home page, as README.md shows it: replace it by a screenshot of yours, 1440 × 900 pixels",
      places: isSamplePicture(files, after, homePicture) ? [homePicture] : [],
    },
    {
      name: "legal pages",
      title: "Legal pages, which are templates and no legal advice: have them reviewed",
      places: texts.filter((file) => /^kind: legal$/m.test(files.read(file))).map((file) => `${file}:1`),
    },
    ...listSwahili(files, after),
  ].filter(({ places }) => places.length > 0);
}

/** Lists the work that remains for the company as it is in data/company.ts. */
export function listRemainingWork(files: ProjectFiles): Leftover[] {
  return listLeftovers(files, company, company);
}

type TextFacts = KnownFacts & Pick<CompanyRecord, "languages">;

/** Texts about the tax and law of the old country. */
export function listLawTexts(files: ProjectFiles, before: KnownFacts, after: TextFacts): Leftover {
  const { law } = divideByRisk(foreignWords(before, after), before);
  return {
    name: "texts on tax and law",
    title: `Texts about tax and law that name ${inShort(law)}: rewrite them first`,
    places: findWords(files, listTexts(files, after), wordPattern(law)),
  };
}

/** Pages whose address names the old country: "automate-mpesa-transactions". A page has the name of its English file. */
function listPaths(texts: readonly string[], words: readonly string[]): Leftover {
  const inPath = words.map((word) => word.toLowerCase().replace(/[^a-z\d]/g, ""));
  return {
    name: "addresses of pages",
    title:
      "Pages whose address names the old country: keep them, or rename each file and search the project for the old name",
    places: texts.filter((path) => {
      const [, name] =
        /^data\/(?:posts|tools|services|industries|info)\/(?:.*\/)?([\w-]+)\.\w+$/.exec(path) ?? [];
      return name?.split("-").some((part) => inPath.includes(part));
    }),
  };
}

/** Texts with the VAT before this setup or of the sample company, and with amounts that include it (`2,900 with VAT`). */
function listOldVat(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): Leftover {
  const { vat, vatPercent } = after.buying;
  const known = [before.buying.vatPercent, sample.company.buying.vatPercent];
  const old = [...new Set(known)].filter((percent) => vat === "none" || percent !== vatPercent);
  const percents = old.map((percent) => String(percent).replace(".", "\\."));
  const pattern = new RegExp(`(?<![\\d.,])(?:${percents.join("|")}) ?%|\\d (?:with|pamoja na) VAT\\b`);
  return {
    name: "the old VAT",
    title: `Texts with the old VAT of ${old.map((percent) => `${percent}%`).join(" or ")}: rewrite them`,
    places: old.length > 0 ? findPlaces(files, listTexts(files, after), pattern) : [],
  };
}

/** The first words of a list, joined by commas. */
function inShort(words: readonly string[]): string {
  const shown = words.slice(0, maxWords).join(", ");
  const rest = words.length - maxWords;
  return rest > 0 ? `${shown} or ${rest} other such words` : shown;
}

/** Amounts in the currency before this setup or, if this setup does not change it, the sample's amounts. */
function listAmounts(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): Leftover {
  const isChanged = before.currency.code !== after.currency.code;
  const { currency } = isChanged ? before : sample.company;
  return {
    name: "amounts in the old currency",
    title: `Amounts that are still in ${currency.name}: convert them`,
    places: isChanged ? findAmounts(files, after) : findSampleAmounts(files, after),
  };
}

function listFacts(files: ProjectFiles, before: CompanyRecord, after: CompanyRecord): string[] {
  const now = after.buying.taxAuthority;
  const isOldSite = [before, sample.company].some(
    ({ buying: { taxAuthority: old } }) => old.name !== now.name && old.address === now.address,
  );
  const isOldTown = [before, sample.company].some(
    ({ country, town }) => country.code !== after.country.code && town === after.town,
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
    ...(isOldTown ? [["town"]] : []),
  ];
  const { root } = new RecordSource(files.read("data/company.ts"));
  return facts.flatMap((path) => {
    const value = valueAt(root, path);
    return value ? `data/company.ts:${value.getStartLineNumber()} ${path.join(".")}` : [];
  });
}

function listSwahili(files: ProjectFiles, { languages }: CompanyRecord): Leftover[] {
  const file = "data/sw/company.ts";
  const hasSwahili = files.exists(file);
  if (!languages.includes("sw")) {
    const texts = listTexts(files, { languages }).filter((text) => ownTexts.test(text));
    return [
      {
        name: "texts that offer Swahili",
        title: "The site is in English only, but these texts name Swahili: change those that offer it",
        places: findPlaces(files, texts, namesSwahili),
      },
      {
        name: "Swahili texts to delete",
        title: "The site is in English only: delete its Swahili texts with this command",
        places: hasSwahili ? ["git rm -rqf data/sw"] : [],
      },
    ];
  }
  if (!hasSwahili) return [];
  // The setup removes the translation of a text that it changes.
  const { root } = new RecordSource(files.read(file));
  const missing = [["tagline"], ["buying", "taxAuthority", "name"]].filter((path) => !valueAt(root, path));
  return [
    {
      name: "missing Swahili",
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
