import type { Words } from "#data/index.ts";
import { subscribePath } from "./contract";

/**
 * The view model of a newsletter box.
 * @param copy the words of this box
 * @param isOn whether it posts the address; otherwise it sends nothing, and says so
 */
export function newsletterBox<Copy extends object>(
  copy: Copy,
  { newsletter: { box }, leadForms, locale }: Words,
  isOn: boolean,
) {
  if (!isOn) return { ...copy, note: box.off, subscription: undefined };
  const { sending, failed } = box;
  return {
    ...copy,
    note: box.on,
    subscription: {
      path: subscribePath(locale),
      honeypotLabel: leadForms.contact.frame.honeypot,
      sending,
      failed,
    },
  };
}
