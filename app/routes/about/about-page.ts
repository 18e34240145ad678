import { certificateDetails, isCheckable } from "#app/content/company-facts.ts";
import type { Words } from "#data/index.ts";
import type { Company } from "#data/schemas/company.ts";

/** The view model of the certifications. If one has neither number nor link, a note says that it is sent on request. */
export function certificationsBox(
  { certifications }: Pick<Company, "certifications">,
  { about, locale }: Pick<Words, "about" | "locale">,
) {
  const { title, number, onRequest, onRequestOthers } = about.expertise.certifications;
  const items = certifications.map((certificate) => ({
    name: certificate.name,
    link: certificate.link,
    details: certificateDetails(certificate, number, locale),
    isCheckable: isCheckable(certificate),
  }));
  const checkable = items.filter((item) => item.isCheckable);
  const note = checkable.length === 0 ? onRequest : onRequestOthers;
  return { title, items, note: checkable.length < items.length ? note : undefined };
}
