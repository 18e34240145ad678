import { type Copy, copy } from "../copy";
import { checkFormFields } from "./check-form-fields";
import { recordCounts } from "./counts";
import { withoutMarks } from "./english-marks";
import { fillFacts } from "./facts";
import { changeTexts } from "./fill";
import { fillNamed } from "./fill-named";
import { keepDemoParts } from "./keep-parts";
import { memoizeByLocale } from "./memoize-by-locale";
import { parts } from "./parts";
import { dataFile, type Locale } from "./translation";

/**
 * The copy of all pages in a language, by page and section, with the company's facts and the counts of records filled in.
 * Words without a Swahili translation are in English and marked (english-marks.ts).
 */
export const markedWordsIn = memoizeByLocale((locale: Locale) => {
  // Check the English first, so that an error names a file in data/sw/ only for a mistake in the translation.
  if (locale !== "en") markedWordsIn("en");
  const filled = parts.map(({ part, file, words }) => {
    if (locale === "en") checkFormFields(dataFile("en", file), copy[part]);
    const kept = keepDemoParts(locale === "en" ? copy[part] : words, file, locale);
    const withFacts = fillFacts(kept, file, locale);
    return [part, fillNamed(dataFile(locale, file), withFacts, recordCounts(locale), "count.")];
  });
  return { ...(Object.fromEntries(filled) as Copy), locale };
});

export type Words = Copy & { locale: Locale };

/** The copy of {@link markedWordsIn} without the marks. */
export const wordsIn = memoizeByLocale(
  (locale: Locale): Words => changeTexts(markedWordsIn(locale), withoutMarks),
);
