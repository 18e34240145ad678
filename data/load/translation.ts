/**
 * Applies translations to records and pages. A translation has the structure of the English original, but holds only words.
 * Prices, numbers, ids, dates and links are in the English original only.
 */
import type { GenericSchema } from "valibot";
import { findTexts, type PlacedText, textsOfSchema } from "../schemas/texts.ts";
import { markEnglish } from "./english-marks.ts";

/** The supported languages. `languages` in company.ts says which of them the site has. English is the source. */
export type Locale = "en" | "sw";

/** An entry of a list that may be in English because it has no translation. */
export interface InLanguage {
  /** The language of the entry, if it differs from that of the list. */
  lang?: Locale | undefined;
}

/** Words without a translation: their file below data/ (and data/sw/), and their places in it. */
export interface InEnglish {
  file: string;
  places: readonly string[];
}

/**
 * The words of a record or a page in another language. Words may be missing: the record or page is then in English.
 * @public Only data/sw/ uses it, and that folder may be missing.
 */
export type Translation<Part> = Part extends string
  ? string
  : { readonly [Key in keyof Part]?: Translation<Part[Key]> | undefined };

/**
 * The translations of records, by id.
 * @public as {@link Translation}
 */
export type Translations<Entry> = Readonly<Record<string, Translation<Entry>>>;

/** Keys in a page's copy whose values are facts, which are not translated. In records, the schema decides that. */
export const factKeys: readonly string[] = [
  "address",
  "field",
  "file",
  "ground",
  "icon",
  "id",
  "kind",
  "languageNames",
  "path",
  "submission",
];

/** Finds the texts that a translation replaces: the `text()` fields of a record's schema, or all texts of a page's copy. */
export const wordsOf = (source: unknown, schema?: GenericSchema): PlacedText[] =>
  schema ? textsOfSchema(schema, source) : findTexts(source, factKeys);

/** Whether a text contains a letter. A text of digits only is the same in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text);

/**
 * Compares a translation with the texts that it replaces.
 * @returns the places of words that are missing in it, and of words without an English original
 */
export function compareWords(words: readonly PlacedText[], translation: unknown) {
  const places = (texts: readonly PlacedText[]) => new Set(texts.map(({ path }) => path.join(".")));
  const [known, found] = [places(words), places(findTexts(translation))];
  const needed = places(words.filter(({ text }) => hasWords(text)));
  return {
    missing: [...needed].filter((place) => !found.has(place)),
    surplus: [...found].filter((place) => !known.has(place)),
  };
}

/**
 * Replaces the English words of a record by those of its translation.
 * @returns undefined if the translation lacks words or has words without an English original, because a record must not
 *   mix languages
 */
export function translate<Source>(
  source: Source,
  translation: unknown,
  schema?: GenericSchema,
): Source | undefined {
  const { missing, surplus } = compareWords(wordsOf(source, schema), translation);
  return missing.length + surplus.length > 0 ? undefined : (overlay(source, translation) as Source);
}

function overlay(source: unknown, translation: unknown): unknown {
  if (typeof translation === "string") return translation;
  if (!translation) return source;
  return mapParts(source, (key, part) => overlay(part, (translation as Record<string, unknown>)[key]));
}

/**
 * Replaces each English word by its translation, if there is one. The others stay in English and are marked
 * (english-marks.ts). A list with another length than the English one stays in English as a whole, because its entries are
 * matched by position.
 * @returns the words, and the places of those in English
 */
export function translateEach<Source>(source: Source, translation: unknown, schema?: GenericSchema) {
  const places = new Set(wordsOf(source, schema).map(({ path }) => path.join(".")));

  function translatePart(
    part: unknown,
    translated: unknown,
    path: readonly string[],
    lacking: string[],
  ): unknown {
    const place = path.join(".");
    if (typeof part === "string") {
      if (!places.has(place)) return part;
      if (typeof translated === "string") return translated;
      if (!hasWords(part)) return part;
      lacking.push(place);
      return markEnglish(part);
    }
    const fits = !Array.isArray(part) || !translated || (translated as unknown[]).length === part.length;
    const parts = (fits ? translated : undefined) as Record<string, unknown> | undefined;
    const lackingInside = fits ? lacking : [];
    const words = mapParts(part, (key, inner) =>
      translatePart(inner, parts?.[key], [...path, key], lackingInside),
    );
    // Report a list whose length differs from the English one as a single place, if it contains words.
    if (!fits && lackingInside.length > 0) lacking.push(place);
    return words;
  }

  const inEnglish: string[] = [];
  return { words: translatePart(source, translation, [], inEnglish) as Source, inEnglish };
}

/** Copies a record or list and changes each of its entries. Other values are returned as they are. */
function mapParts(source: unknown, change: (key: string, part: unknown) => unknown): unknown {
  if (typeof source !== "object" || source === null) return source;
  const parts = Object.entries(source).map(([key, part]) => [key, change(key, part)] as const);
  return Array.isArray(source) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/**
 * The path below data/ of a file in a language: Swahili files are in sw/. A feature has its Swahili words in one file in its
 * own folder.
 */
export function dataFile(locale: Locale, where: string): string {
  if (locale === "en") return where;
  return where.startsWith("features/") ? where.replace(/[\w-]+\.ts/, `${locale}.ts`) : `${locale}/${where}`;
}
