import { company as companyRecord } from "./company";
import { fillAll } from "./fill";
import { companyPlaceholders } from "./placeholders";
import { checked } from "./schemas/check";
import { companySchema } from "./schemas/company";

/** The company's facts, checked. */
export const company = checked("company.ts", companySchema, companyRecord);

const placeholders = companyPlaceholders(company);

/**
 * Puts the company's facts into the `{company.…}` placeholders of every text of a record, a list or a page.
 * @throws Error naming a placeholder that there is no fact for
 */
export function filled<Copy>(copy: Copy): Copy {
  return fillAll(copy, placeholders, "company.");
}
