import { type Copy, copy, shownAt } from "../copy";
import { recordCounts } from "./counts";
import { fillFacts } from "./facts";
import { fillNamed } from "./fill-named";
import { memoizeByLocale } from "./memoize-by-locale";
import { swahiliModule } from "./swahili";
import { dataFile, type Locale, translate } from "./translation";

/** Every page's copy in a language, by page and section, with the company's facts and the counts of records. */
export const wordsIn = memoizeByLocale((locale: Locale) => {
  const words = locale === "en" ? copy : { ...copy, ...inSwahili };
  const complete = fillNamed(
    dataFile(locale, "pages"),
    fillFacts(words, "pages", locale),
    recordCounts(locale),
    "count.",
  );
  return { ...complete, locale };
});

export type Words = ReturnType<typeof wordsIn>;

/** `leadForms` as `lead-forms`. */
const hyphenated = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file of a part of the copy, below data/ and data/sw/. */
export const copyFile = (part: string) => `pages/${hyphenated(part)}.ts`;

const parts = Object.keys(copy) as (keyof Copy)[];

/** The parts of the copy that have all their words in Swahili. */
const inSwahili: Partial<Copy> = Object.fromEntries(
  parts.flatMap((part) => {
    const words = translate(copy[part], swahiliModule(copyFile(part))[part]);
    return words ? [[part, words]] : [];
  }),
);

/** The parts of the copy that lack words in Swahili, with the addresses of the pages that show each, and those below. */
export const untranslatedCopy = parts
  .filter((part) => !(part in inSwahili))
  .map((part) => ({ file: copyFile(part), paths: [shownAt[part] ?? `/${hyphenated(part)}`].flat() }));
