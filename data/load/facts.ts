import { company as companyRecord } from "../company";
import { checked } from "../schemas/check";
import { companySchema } from "../schemas/company";
import { company as swahili } from "../sw/company";
import { fillNamed } from "./fill-named";
import { memoizeByLocale } from "./memoize-by-locale";
import { companyPlaceholders } from "./placeholders";
import { dataFile, inLocale, type Locale } from "./translation";

/** The company's facts, checked, with their words in a language. */
export const companyIn = memoizeByLocale((locale: Locale) => {
  const record = inLocale(locale, "company.ts", companyRecord, swahili);
  return checked("company.ts", companySchema, record, locale);
});

const placeholdersIn = memoizeByLocale((locale: Locale) => companyPlaceholders(companyIn(locale), locale));

/**
 * Puts the company's facts into the `{company.…}` placeholders of every text of a record, a list or a page.
 * @param where the file below data/ that they are in, for errors
 * @throws Error naming the file, the field and a placeholder that there is no fact for
 */
export function filled<Copy>(copy: Copy, where: string, locale: Locale): Copy {
  return fillNamed(dataFile(locale, where), copy, placeholdersIn(locale), "company.");
}
