import { company as companyRecord } from "./company";
import { fillNamed } from "./fill-named";
import { companyPlaceholders } from "./placeholders";
import { checked } from "./schemas/check";
import { companySchema } from "./schemas/company";

/** The company's facts, checked. */
export const company = checked("company.ts", companySchema, companyRecord);

const placeholders = companyPlaceholders(company);

/**
 * Puts the company's facts into the `{company.…}` placeholders of every text of a record, a list or a page.
 * @param where the file below data/ that they are in, for errors
 * @throws Error naming the file, the field and a placeholder that there is no fact for
 */
export function filled<Copy>(copy: Copy, where = ""): Copy {
  return fillNamed(where, copy, placeholders, "company.");
}
