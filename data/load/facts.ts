import { company as companyRecord } from "../company";
import { checkRecord } from "../schemas/check";
import { companySchema } from "../schemas/company";
import { withoutMarks } from "./english-marks";
import { changeTexts } from "./fill";
import { fillNamed } from "./fill-named";
import { memoizeByLocale } from "./memoize-by-locale";
import { companyPlaceholders } from "./placeholders";
import { swahiliModule } from "./swahili";
import { dataFile, type InEnglish, type Locale, translateEach } from "./translation";

const swahili = translateEach(companyRecord, swahiliModule("company.ts").company, companySchema);

/** The company's words that are in English on Swahili pages. */
export const companyInEnglish: InEnglish = { file: "company.ts", places: swahili.inEnglish };

/**
 * The company's facts, checked, with their words in a language. Those without Swahili are not marked as English: they
 * also go into articles, feeds and PDFs, which are not drawn by app/ui/jsx.ts.
 */
export const companyIn = memoizeByLocale((locale: Locale) => {
  const record = locale === "en" ? companyRecord : changeTexts(swahili.words, withoutMarks);
  return checkRecord("company.ts", companySchema, record, locale);
});

const placeholdersIn = memoizeByLocale((locale: Locale) => companyPlaceholders(companyIn(locale), locale));

/**
 * Puts the company's facts into the `{company.…}` placeholders of every text of a record, a list or a page.
 * @param where the file below data/ that they are in, for errors
 * @throws Error naming the file, the field and a placeholder that there is no fact for
 */
export function fillFacts<Copy>(copy: Copy, where: string, locale: Locale): Copy {
  return fillNamed(dataFile(locale, where), copy, placeholdersIn(locale), "company.");
}
