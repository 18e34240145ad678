/**
 * The address that opens a WhatsApp chat with the company and a text already written (spec, section 7).
 * @param number in international form; anything but digits is dropped
 * @param text what the visitor only has to send
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(text)}`;
}
