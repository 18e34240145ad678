import { honeypot } from "#app/leads/contract/suspicions.ts";
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
  if (!isOn) return { ...copy, note: box.off, posts: undefined };
  const { sending, failed } = box;
  return {
    ...copy,
    note: box.on,
    posts: {
      form: { action: subscribePath(locale), method: "post" as const },
      field: { name: "email" },
      trap: {
        name: honeypot,
        "aria-label": leadForms.contact.frame.honeypot,
        autoComplete: "off",
        tabIndex: -1,
      },
      sending,
      failed,
    },
  };
}
