import { whatsappLink } from "#app/contract/whatsapp-link.ts";
import { getCompany, type InLanguage, phoneLink, type Words } from "#data/index.ts";

/** The keys of the chat's text templates that contain the entries of a form. */
type ChatTemplate = "fromContact" | "fromGetStarted";

export const chatLink = (text: string): string => whatsappLink(getCompany("en").whatsapp, text);

/** The data with which a chat shortcut builds its link in the browser: the text for an empty and for a filled form. */
export function chatShortcut({ chat }: Words, template: ChatTemplate) {
  const { greeting, whenEmpty } = chat;
  return { number: getCompany("en").whatsapp, greeting, template: chat[template], whenEmpty };
}

/** The ways to contact a person. The chat's text contains the entries of a form on the page. */
export function contactWays(words: Words, template: ChatTemplate) {
  const { email, phones, hours } = getCompany(words.locale);
  return {
    ...words.getStarted.contact,
    emailAddress: email,
    phones: phones.map((number) => ({ number, link: phoneLink(number) })),
    chatLink: chatShortcut(words, template),
    times: [...hours.long, words.common.onCall],
  };
}

interface Linked extends InLanguage {
  title: string;
  path: string;
  inShort?: string;
  suits?: string | undefined;
}

/** A link to a record's page with a short description, if the record has one. */
export const recordLink = ({ title, path, lang, inShort, suits }: Linked) => ({
  label: title,
  path,
  lang,
  line: inShort || suits,
});
