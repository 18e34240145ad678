import { withoutMarks } from "#data/load/english-marks.ts";
import { fill } from "#data/load/fill.ts";

/** The URL of a WhatsApp chat with a prepared text. @param number in international format; only its digits are used */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(withoutMarks(text).toWellFormed())}`;
}

/**
 * Fills a visitor's entries into a text.
 * @param whenEmpty the text for each entry that is missing or blank
 * @throws Error if the template has a placeholder that is not in `whenEmpty`
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
