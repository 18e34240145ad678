import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { whatsappLink } from "#app/contract/whatsapp-link.ts";

/** The kinds of numbers that may be a mobile phone's: in North America mobile and landline numbers look alike. */
const mobileTypes = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/**
 * Links that call a visitor and open a WhatsApp chat with them: no chat where the number is a landline's, and none at
 * all where it cannot be dialled.
 * @param phone as it was entered: with or without a calling code
 * @param greeting the text that the chat begins with
 * @param country where a phone without a calling code is from, as ISO 3166 has it
 */
export function phoneLinks(
  phone: string,
  greeting: string,
  country: string,
): { label: string; link: string }[] {
  // Without a number the library throws an error and catches it: that takes longer than all the rest of the mail.
  if (phone === "") return [];
  // 00 stands for the plus in most of the world; 000 in East Africa.
  const number = parsePhoneNumberFromString(phone.replace(/^0{2,3}(?=[1-9 ])/, "+"), country as CountryCode);
  if (!number?.isValid()) return [];
  const call = { label: "Call", link: `tel:${number.number}` };
  if (!mobileTypes.includes(number.getType() ?? "")) return [call];
  return [call, { label: "WhatsApp", link: whatsappLink(number.number, greeting) }];
}
