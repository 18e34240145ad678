import { copy } from "../copy";
import { copy as swahili } from "../sw/copy";
import { recordCounts } from "./counts";
import { filled } from "./facts";
import { fillNamed } from "./fill-named";
import { memoizeByLocale } from "./memoize-by-locale";
import { dataFile, inLocale, type Locale } from "./translation";

/** Every page's copy in a language, by page and section, with the company's facts and the counts of records. */
export const wordsIn = memoizeByLocale((locale: Locale) => {
  const words = inLocale(locale, "pages", copy, swahili);
  const complete = fillNamed(
    dataFile(locale, "pages"),
    filled(words, "pages", locale),
    recordCounts(locale),
    "count.",
  );
  return { ...complete, locale };
});

export type Words = ReturnType<typeof wordsIn>;
