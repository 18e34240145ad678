import type { Words } from "#data/index.ts";

/**
 * The texts of the contact form, on all pages with it. After success it shows the same next steps as the page "Get started".
 * The first one is for visitors who want no call.
 */
export function contactFormCopy({ leadForms, getStarted, common }: Words) {
  const { contact } = leadForms;
  const { next: title, withoutCall } = getStarted.thanks;
  const next = { title, steps: [withoutCall, ...common.offer.steps] };
  return { ...contact, thanks: { ...contact.thanks, next } };
}
