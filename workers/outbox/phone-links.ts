import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { getCompany } from "#app/content/records.server.ts";
import { whatsappLink } from "#app/leads/contract/whatsapp-link.ts";

/**
 * Links that call a visitor and open a WhatsApp chat with them; none where the number cannot be dialled.
 * @param phone as it was entered: with or without a calling code, and then from the company's own country
 * @param greeting the text that the chat begins with
 */
export function phoneLinks(phone: string, greeting: string): { label: string; link: string }[] {
  // 00 stands for the plus in most of the world; 000 in East Africa.
  const number = parsePhoneNumberFromString(phone.replace(/^0{2,3}(?=[1-9 ])/, "+"), homeCountry());
  if (!number?.isValid()) return [];
  return [
    { label: "Call", link: `tel:${number.number}` },
    { label: "WhatsApp", link: whatsappLink(number.number, greeting) },
  ];
}

/** Where a phone number without a calling code is from. */
function homeCountry(): CountryCode {
  return getCompany().country.code as CountryCode;
}
