import { localPath } from "#app/url/locale-paths.ts";
import { findTool, getCompany, getNumberFormat, type Locale, type Words } from "#data/index.ts";
import type { EnquiryWords } from "./describe-enquiry";

export function calculatorPage(locale: Locale): string {
  return `${getCompany("en").siteUrl}${localPath(findTool("roi-calculator", "en")?.path ?? "", locale)}`;
}

export function enquiryWords({ roiDemo, locale }: Words): EnquiryWords {
  return { enquiry: roiDemo.enquiry, format: getNumberFormat(), page: calculatorPage(locale) };
}
