import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { whatsappLink } from "#app/contract/whatsapp-link.ts";

/** The types of numbers that may be mobile phones. In North America mobile and landline numbers have the same format. */
const mobileTypes = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/**
 * Links that call a visitor and open a WhatsApp chat with the visitor. A landline number gets no chat link, an invalid
 * number gets no link.
 * @param phone as it was entered: with or without a calling code
 * @param greeting the first text of the chat
 * @param country ISO 3166 code of the country of numbers without a calling code, such as "KE"
 */
export function phoneLinks(
  phone: string,
  greeting: string,
  country: string,
): { label: string; link: string }[] {
  // For an empty text the library throws and catches an error, which takes longer than composing the rest of the mail.
  if (phone === "") return [];
  // In most countries 00 replaces the plus sign; in East Africa it is 000.
  const number = parsePhoneNumberFromString(phone.replace(/^0{2,3}(?=[1-9 ])/, "+"), country as CountryCode);
  if (!number?.isValid()) return [];
  const call = { label: "Call", link: `tel:${number.number}` };
  if (!mobileTypes.includes(number.getType() ?? "")) return [call];
  return [call, { label: "WhatsApp", link: whatsappLink(number.number, greeting) }];
}
