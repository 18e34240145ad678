import { getCompany, type Words } from "#data/index.ts";

/** The words of a newsletter box, with the provider's form where the company has one; without it nothing is sent. */
export function newsletterBox<Copy extends object>(copy: Copy, { common, locale }: Words) {
  const provider = getCompany(locale).newsletter;
  return { ...copy, provider, note: provider ? common.newsletter.on : common.newsletter.off };
}
