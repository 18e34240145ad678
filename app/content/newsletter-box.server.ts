import { getCompany, type Words } from "#data/index.ts";

/**
 * The view model of a newsletter box. Where the company names its provider's form, the box posts the address there;
 * otherwise it sends nothing, and says so.
 * @param copy the words of this box
 */
export function newsletterBox<Copy extends object>(copy: Copy, { common, locale }: Words) {
  const provider = getCompany(locale).newsletter;
  return { ...copy, provider, note: provider ? common.newsletter.on : common.newsletter.off };
}
