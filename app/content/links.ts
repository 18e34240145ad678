import { whatsappLink } from "#app/contract/whatsapp-link.ts";
import { getCompany, type InLanguage, phoneLink, type Words } from "#data/index.ts";

/** The forms that a chat can take entries from: which of the chat's texts they go into. */
type ChatTemplate = "fromContact" | "fromGetStarted";

export const chatLink = (text: string): string => whatsappLink(getCompany("en").whatsapp, text);

/** What a chat shortcut needs to write its link in the browser: its text before and after something was entered. */
export function chatShortcut({ chat }: Words, template: ChatTemplate) {
  const { greeting, whenEmpty } = chat;
  return { number: getCompany("en").whatsapp, greeting, template: chat[template], whenEmpty };
}

/** The ways to reach a person, with a chat that takes along what a form on the page holds. */
export function contactWays(words: Words, template: ChatTemplate) {
  const { email, phones, hours } = getCompany(words.locale);
  return {
    ...words.getStarted.contact,
    emailAddress: email,
    phones: phones.map((number) => ({ number, link: phoneLink(number) })),
    chatLink: chatShortcut(words, template),
    times: hours.long,
  };
}

interface Linked extends InLanguage {
  title: string;
  path: string;
  inShort?: string;
  suits?: string | undefined;
}

/** A link to a record's page, and the few words that say what it is, where the record has them. */
export const recordLink = ({ title, path, lang, inShort, suits }: Linked) => ({
  label: title,
  path,
  lang,
  line: inShort || suits,
});
