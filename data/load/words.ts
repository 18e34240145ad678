import { type Copy, copy, ownPages, sharedParts } from "../copy";
import * as features from "../features";
import { recordCounts } from "./counts";
import { withoutMarks } from "./english-marks";
import { fillFacts } from "./facts";
import { changeTexts } from "./fill";
import { fillNamed } from "./fill-named";
import { memoizeByLocale } from "./memoize-by-locale";
import { swahiliModule } from "./swahili";
import { dataFile, type InEnglish, type Locale, translateEach } from "./translation";

/** `leadForms` as `lead-forms`. */
const hyphenated = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file of a part of the copy, below data/. */
export const copyFile = (part: string) =>
  part in features ? `features/${hyphenated(part)}/words.ts` : `pages/${hyphenated(part)}.ts`;

const parts = (Object.keys(copy) as (keyof Copy)[]).map((part) => {
  const { words, inEnglish } = translateEach(copy[part], swahiliModule(copyFile(part))[part]);
  return { part, file: copyFile(part), words, places: inEnglish };
});

/**
 * Every page's copy in a language, by page and section, with the company's facts and the counts of records. Words that
 * have no Swahili are there in English, marked (english-marks.ts).
 */
export const markedWordsIn = memoizeByLocale((locale: Locale) => {
  // A mistake in the English is found here, so that the file in data/sw/ is named for mistakes of its own only.
  if (locale !== "en") markedWordsIn("en");
  const filled = parts.map(({ part, file, words }) => {
    const withFacts = fillFacts(locale === "en" ? copy[part] : words, file, locale);
    return [part, fillNamed(dataFile(locale, file), withFacts, recordCounts(locale), "count.")];
  });
  return { ...(Object.fromEntries(filled) as Copy), locale };
});

export type Words = Copy & { locale: Locale };

/** The same without marks. */
export const wordsIn = memoizeByLocale(
  (locale: Locale): Words => changeTexts(markedWordsIn(locale), withoutMarks),
);

/** The words that are in English on Swahili pages. */
export const sharedInEnglish: InEnglish[] = parts.filter(({ part }) => sharedParts.includes(part));

/** The features that are left out of Swahili pages, and their words that have no Swahili. */
export const featuresInEnglish: (InEnglish & { name: string })[] = parts
  .filter(({ part, places }) => part in features && places.length > 0)
  .map(({ part, ...rest }) => ({ name: part, ...rest }));

/** Whether a feature is there for readers of a language. @param name of its line in features.ts */
export const isFeatureIn = (name: string, locale: Locale) =>
  locale === "en" || !featuresInEnglish.some((feature) => feature.name === name);

/** The pages that are in English alone, and their own words that have no Swahili. */
export const pagesInEnglish: (InEnglish & { path: string })[] = parts
  .filter(({ part, places }) => !sharedParts.includes(part) && !(part in features) && places.length > 0)
  .map(({ part, file, places }) => ({ path: ownPages[part] ?? `/${hyphenated(part)}`, file, places }));
