/**
 * How the site's texts exist in another language: a translation holds words alone, in the shape of the English that it
 * replaces. Prices, numbers, ids, dates and links stand in the English record only.
 */
import type { GenericSchema } from "valibot";
import { findTexts, type PlacedText, textsOfSchema } from "../schemas/texts.ts";

/** Languages that the site can be read in: `languages` in company.ts says in which it is. English is the source. */
export type Locale = "en" | "sw";

/** What is in a list of another language with its English words, because it has no others. */
export interface InLanguage {
  /** The language of its words, where that is not the list's. */
  lang?: Locale | undefined;
}

/**
 * The words of a record or a page in another language. What is missing keeps it in English, and is no mistake.
 * @public data/sw/ alone uses it, and may not be there.
 */
export type Translation<Part> = Part extends string
  ? string
  : { readonly [Key in keyof Part]?: Translation<Part[Key]> | undefined };

/**
 * The translations of records, by their ids.
 * @public as {@link Translation}
 */
export type Translations<Entry> = Readonly<Record<string, Translation<Entry>>>;

/** What a page's copy holds beside words: under these keys is the same in every language. Records have a schema for it. */
export const factKeys: readonly string[] = [
  "address",
  "field",
  "file",
  "ground",
  "icon",
  "id",
  "kind",
  "path",
  "submission",
];

/** Finds the texts that a translation replaces: of a record those that its schema calls words, of a page's copy all. */
export const wordsOf = (source: unknown, schema?: GenericSchema): PlacedText[] =>
  schema ? textsOfSchema(schema, source) : findTexts(source, factKeys);

/**
 * Compares a translation with the texts that it replaces.
 * @returns the places of words that it lacks, and of those that the English has no text for
 */
export function compareWords(words: readonly PlacedText[], translation: unknown) {
  const places = (texts: readonly PlacedText[]) => new Set(texts.map(({ path }) => path.join(".")));
  const [known, found] = [places(words), places(findTexts(translation))];
  const needed = places(words.filter(({ text }) => /\p{L}/u.test(text)));
  return {
    missing: [...needed].filter((place) => !found.has(place)),
    surplus: [...found].filter((place) => !known.has(place)),
  };
}

/**
 * Puts the words of a translation in the place of the English ones.
 * @returns undefined while it does not fit: no page is half in each language, or has words for what is no longer there
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
  if (typeof source !== "object" || source === null || !translation) return source;
  const words = translation as Record<string, unknown>;
  const parts = Object.entries(source).map(([key, part]) => [key, overlay(part, words[key])] as const);
  return Array.isArray(source) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Where a language has the file or the record, below data/: what errors name. */
export const dataFile = (locale: Locale, where: string) => (locale === "en" ? where : `${locale}/${where}`);
