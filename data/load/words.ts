import { type Copy, copy } from "../copy";
import { recordCounts } from "./counts";
import { withoutMarks } from "./english-marks";
import { fillFacts } from "./facts";
import { changeTexts } from "./fill";
import { fillNamed } from "./fill-named";
import { memoizeByLocale } from "./memoize-by-locale";
import { parts } from "./parts";
import { dataFile, type Locale } from "./translation";

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
