import { certificateDetails, isCheckable } from "#app/content/company-facts.ts";
import { getCompany, type Locale, type Words } from "#data/index.ts";

/** The view model of the certifications. Those without a number and a link come on request. */
export function certificationsBox(
  { title, number, onRequest, onRequestOthers }: Words["about"]["expertise"]["certifications"],
  locale: Locale,
) {
  const items = getCompany(locale).certifications.map((certificate) => ({
    name: certificate.name,
    link: certificate.link,
    details: certificateDetails(certificate, number, locale),
    isCheckable: isCheckable(certificate),
  }));
  const checkable = items.filter((item) => item.isCheckable);
  const note = checkable.length === 0 ? onRequest : onRequestOthers;
  return { title, items, note: checkable.length < items.length ? note : undefined };
}
