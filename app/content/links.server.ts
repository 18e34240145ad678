import { whatsappLink } from "#app/contract/whatsapp-link.ts";
import { getCompany, phoneLink, type Words } from "#data/index.ts";

/** The forms that a chat can take entries from: which of the chat's texts they go into. */
type ChatTemplate = "fromContact" | "fromGetStarted";

/** The link that opens a WhatsApp chat with the company. */
export function chatLink(text: string): string {
  return whatsappLink(getCompany("en").whatsapp, text);
}

/**
 * What a chat shortcut beside a form needs to write its link in the browser: the text while nothing has been entered yet,
 * the text once something has, with `{field}` for what was entered, and what is written for an empty entry.
 */
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
