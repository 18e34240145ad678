/**
 * The only door into data/: facts and words, checked against their schemas. English is the source; another
 * language arrives as an overlay of the same shape, chosen in {@link getWords}.
 */
import { company as companyRecord } from "./company";
import { mainNavigation } from "./navigation";
import { home } from "./pages/home";
import { layout } from "./pages/layout";
import { leadForms } from "./pages/lead-forms";
import { checked } from "./schemas/check";
import { companySchema } from "./schemas/company";

const company = checked("company.ts", companySchema, companyRecord);
const english = { layout, home, leadForms };

/** Every page's copy, by page and section. */
export type Words = typeof english;

/** Languages the site can be read in. */
export type Locale = "en";

/** The copy in one language: the one function that decides the words. */
export function getWords(_locale: Locale): Words {
  return english;
}

/** The company's facts (spec, section 1). */
export function getCompany() {
  return company;
}

/** The header's links, in order (spec, section 2). */
export function listMainNavigation() {
  return mainNavigation;
}
