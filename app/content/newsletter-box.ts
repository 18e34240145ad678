import { getCompany, type Words } from "#data/index.ts";

/** The texts of a newsletter box, and the provider's form if the company has a provider. Without one nothing is sent. */
export function newsletterBox<Copy extends object>(copy: Copy, { common, locale }: Words) {
  const provider = getCompany(locale).newsletter;
  return { ...copy, provider, note: provider ? common.newsletter.on : common.newsletter.off };
}
