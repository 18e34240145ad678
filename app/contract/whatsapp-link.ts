import { withoutMarks } from "#data/load/english-marks.ts";
import { fill } from "#data/load/fill.ts";

/** The URL of a WhatsApp chat with a text already written. @param number in international form, digits and any marks */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(withoutMarks(text).toWellFormed())}`;
}

/**
 * Fills a text with what a visitor entered.
 * @param whenEmpty what is written where an entry is missing or blank
 * @throws Error when the template has a field that `whenEmpty` has no words for
 */
export function chatText(
  template: string,
  entries: Readonly<Record<string, string | undefined>>,
  whenEmpty: Readonly<Record<string, string>>,
): string {
  const words = { ...whenEmpty };
  for (const field in words) words[field] = entries[field]?.trim() || (words[field] as string);
  return fill(template, words);
}
