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
 * The company's facts, checked, with their words in a language. Words without a translation are not marked as English here,
 * because articles, feeds and PDFs use them too, where the marks would not be removed.
 */
export const companyIn = memoizeByLocale((locale: Locale) => {
  const record = locale === "en" ? companyRecord : changeTexts(swahili.words, withoutMarks);
  return checkRecord("company.ts", companySchema, record, locale);
});

const placeholdersIn = memoizeByLocale((locale: Locale) => companyPlaceholders(companyIn(locale), locale));

/**
 * Fills the `{company.…}` placeholders in every text of a record, a list or a page.
 * @param where the file below data/ with these texts, for error messages
 * @throws ContentError with the file, the field and a placeholder that is not a fact of the company
 */
export function fillFacts<Copy>(copy: Copy, where: string, locale: Locale): Copy {
  return fillNamed(dataFile(locale, where), copy, placeholdersIn(locale), "company.");
}
