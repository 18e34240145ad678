/**
 * The address that opens a WhatsApp chat with the company and a text already written.
 * @param number in international form; anything but digits is dropped
 * @param text what the visitor only has to send
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/**
 * Fills a text with what a visitor entered.
 * @param template words with `{field}` where an entry goes
 * @param entries by field, as they were typed
 * @param placeholders what stands where an entry is missing or blank
 */
export function filledIn(
  template: string,
  entries: Readonly<Record<string, string | undefined>>,
  placeholders: Readonly<Record<string, string>>,
): string {
  return template.replace(
    /\{(\w+)\}/g,
    (whole, field: string) => entries[field]?.trim() || placeholders[field] || whole,
  );
}
