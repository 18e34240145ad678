import { company as companyRecord } from "../company";
import { checkRecord } from "../schemas/check";
import { companySchema } from "../schemas/company";
import { fillNamed } from "./fill-named";
import { memoizeByLocale } from "./memoize-by-locale";
import { companyPlaceholders } from "./placeholders";
import { swahiliModule } from "./swahili";
import { dataFile, type Locale, translate } from "./translation";

const inSwahili = translate(companyRecord, swahiliModule("company.ts").company, companySchema);

/** Whether the company's own words are there in Swahili: they are on all pages. */
export const isCompanyTranslated = inSwahili !== undefined;

/** The company's facts, checkRecord, with their words in a language. */
export const companyIn = memoizeByLocale((locale: Locale) =>
  checkRecord("company.ts", companySchema, (locale === "sw" && inSwahili) || companyRecord, locale),
);

const placeholdersIn = memoizeByLocale((locale: Locale) => companyPlaceholders(companyIn(locale), locale));

/**
 * Puts the company's facts into the `{company.…}` placeholders of every text of a record, a list or a page.
 * @param where the file below data/ that they are in, for errors
 * @throws Error naming the file, the field and a placeholder that there is no fact for
 */
export function fillFacts<Copy>(copy: Copy, where: string, locale: Locale): Copy {
  return fillNamed(dataFile(locale, where), copy, placeholdersIn(locale), "company.");
}
