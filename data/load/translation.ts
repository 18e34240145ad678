/**
 * How the site's texts exist in another language: a translation holds words alone, in the shape of the English that it
 * replaces. Prices, numbers, ids, dates and links stand in the English record only.
 */
import type { GenericSchema } from "valibot";
import { findTexts, type PlacedText, textsOfSchema } from "../schemas/texts.ts";
import { markEnglish } from "./english-marks.ts";

/** Languages that the site can be read in: `languages` in company.ts says in which it is. English is the source. */
export type Locale = "en" | "sw";

/** What is in a list of another language with its English words, because it has no others. */
export interface InLanguage {
  /** The language of its words, where that is not the list's. */
  lang?: Locale | undefined;
}

/** Words that are in English because they have no Swahili: their file below data/ and data/sw/, and their places in it. */
export interface InEnglish {
  file: string;
  places: readonly string[];
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
  "languageNames",
  "path",
  "submission",
];

/** Finds the texts that a translation replaces: of a record those that its schema calls words, of a page's copy all. */
export const wordsOf = (source: unknown, schema?: GenericSchema): PlacedText[] =>
  schema ? textsOfSchema(schema, source) : findTexts(source, factKeys);

/** Whether a text has words: a figure alone is the same in every language. */
const hasWords = (text: string) => /\p{L}/u.test(text);

/**
 * Compares a translation with the texts that it replaces.
 * @returns the places of words that it lacks, and of those that the English has no text for
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
 * Puts the words of a record's translation in the place of the English ones.
 * @returns undefined while it does not fit: no record is half in each language, or has words for what is no longer there
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
 * Puts the words of a translation in the place of the English ones, each by itself. Those that it lacks stay in English,
 * and are marked (english-marks.ts). A list of another length stays in English as a whole: its words match by position.
 * @returns the words, and the places of those that are in English
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
    // A list of another length is named as a whole, if it has words.
    if (!fits && lackingInside.length > 0) lacking.push(place);
    return words;
  }

  const inEnglish: string[] = [];
  return { words: translatePart(source, translation, [], inEnglish) as Source, inEnglish };
}

/** A record or list with each of its parts changed; all else stays as it is. */
function mapParts(source: unknown, change: (key: string, part: unknown) => unknown): unknown {
  if (typeof source !== "object" || source === null) return source;
  const parts = Object.entries(source).map(([key, part]) => [key, change(key, part)] as const);
  return Array.isArray(source) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/**
 * Where a language has the file or the record, below data/: for Swahili in sw/. A feature has all its Swahili in one file of
 * its own folder.
 */
export function dataFile(locale: Locale, where: string): string {
  if (locale === "en") return where;
  return where.startsWith("features/") ? where.replace(/[\w-]+\.ts/, `${locale}.ts`) : `${locale}/${where}`;
}
