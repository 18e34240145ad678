/**
 * How the site's texts exist in another language: a translation holds words alone, in the shape of the English that it
 * replaces. Prices, numbers, ids, dates and links stand in the English record only.
 */
import type { Text } from "../schemas/common";

/** Languages the site can be read in. The first one is the source of the others. */
export const locales = ["en", "sw"] as const;
export type Locale = (typeof locales)[number];

/**
 * What a page's copy and its links hold beside words: these keys have the same value in every language. In records the
 * schema says what is words.
 */
export const factKeys = [
  "address",
  "field",
  "file",
  "ground",
  "icon",
  "id",
  "kind",
  "path",
  "submission",
] as const;
type FactKey = (typeof factKeys)[number];

type HasWords<Part> = Part extends string
  ? string extends Part
    ? true
    : false
  : Part extends readonly (infer Item)[]
    ? HasWords<Item>
    : Part extends object
      ? true extends { [Key in Exclude<keyof Part, FactKey>]: HasWords<Part[Key]> }[Exclude<
          keyof Part,
          FactKey
        >]
        ? true
        : false
      : false;

/** The words of a page's copy in another language: all of them and no others. */
export type CopyTranslation<Copy> = Copy extends string
  ? string
  : Copy extends readonly (infer Item)[]
    ? readonly CopyTranslation<Item>[]
    : {
        readonly [Key in keyof Copy as Key extends FactKey
          ? never
          : HasWords<Copy[Key]> extends false
            ? never
            : Key]: CopyTranslation<Copy[Key]>;
      };

type HasText<Part> = [Extract<Part, Text>] extends [never]
  ? Part extends readonly (infer Item)[]
    ? HasText<Item>
    : Part extends object
      ? true extends { [Key in keyof Part]-?: HasText<NonNullable<Part[Key]>> }[keyof Part]
        ? true
        : false
      : false
  : true;

/** The words of a record in another language: the texts of its schema, and none of its facts. */
export type RecordTranslation<Part> = Part extends Text
  ? string
  : Part extends null | undefined
    ? Part
    : Part extends readonly (infer Item)[]
      ? readonly RecordTranslation<Item>[]
      : Part extends object
        ? {
            readonly [Key in keyof Part as true extends HasText<NonNullable<Part[Key]>>
              ? Key
              : never]: RecordTranslation<Part[Key]>;
          }
        : never;

/** The translations of records, by their ids. */
export type RecordTranslations<Entry> = Readonly<Record<string, RecordTranslation<Entry>>>;

/**
 * A record or a page's copy with its words in another language.
 * @param where names the translation's file, for errors
 * @param translation the words, in the shape of what they replace
 * @throws Error naming the file and the field that has no counterpart in the English, or the list of another length
 */
export function translated<Source>(where: string, source: Source, translation: unknown): Source {
  return overlay(`data/sw/${where}`, source, translation) as Source;
}

function overlay(place: string, source: unknown, translation: unknown): unknown {
  if (translation === undefined || translation === null) return source;
  if (typeof translation === "string") {
    if (typeof source !== "string") throw new Error(`${place}: the English has no text here`);
    return translation;
  }
  if (Array.isArray(translation)) {
    if (!Array.isArray(source) || source.length !== translation.length)
      throw new Error(`${place}: the English has ${Array.isArray(source) ? source.length : "no list"} here`);
    return source.map((item, index) => overlay(`${place}[${index}]`, item, translation[index]));
  }
  if (typeof source !== "object" || source === null || Array.isArray(source))
    throw new Error(`${place}: the English has no such part`);
  const part = source as Record<string, unknown>;
  const words = Object.entries(translation).map(([key, value]) => {
    if (value !== undefined && !(key in part))
      throw new Error(`${place}.${key}: the English has no such text`);
    return [key, overlay(`${place}.${key}`, part[key], value)];
  });
  return { ...part, ...Object.fromEntries(words) };
}

/**
 * A record or a page's copy in a language: the English itself, or with its words as {@link translated} puts them there.
 * @throws Error as {@link translated}
 */
export function inLocale<Source>(
  locale: Locale,
  where: string,
  source: Source,
  translation: unknown,
): Source {
  return locale === "en" ? source : translated(where, source, translation);
}

/** Where a language has the file or the record, below data/: what errors name. */
export const dataFile = (locale: Locale, where: string) => (locale === "en" ? where : `${locale}/${where}`);

/**
 * The translation of the record with this id.
 * @throws Error when there is none
 */
export function translationOf<Translation>(
  place: string,
  translations: Readonly<Record<string, Translation>>,
  id: string,
): Translation {
  const translation = translations[id];
  if (translation === undefined)
    throw new Error(
      `data/sw/${place.replace(/\/$/, ".ts")} has no words for ${id}: write them, and name them there`,
    );
  return translation;
}
