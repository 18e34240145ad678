import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { whatsappLink } from "#app/leads/contract/whatsapp-link.ts";

/**
 * Links that call a visitor and open a WhatsApp chat with them; none where the number cannot be dialled.
 * @param phone as it was entered: with or without a calling code
 * @param greeting the text that the chat begins with
 * @param country where a phone without a calling code is from, as ISO 3166 has it
 */
export function phoneLinks(
  phone: string,
  greeting: string,
  country: string,
): { label: string; link: string }[] {
  // 00 stands for the plus in most of the world; 000 in East Africa.
  const number = parsePhoneNumberFromString(phone.replace(/^0{2,3}(?=[1-9 ])/, "+"), country as CountryCode);
  if (!number?.isValid()) return [];
  return [
    { label: "Call", link: `tel:${number.number}` },
    { label: "WhatsApp", link: whatsappLink(number.number, greeting) },
  ];
}
