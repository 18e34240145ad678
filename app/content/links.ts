import { whatsappLink } from "#app/contract/whatsapp-link.ts";
import { getCompany, phoneLink, type Words } from "#data/index.ts";
import type { Company } from "#data/schemas/company.ts";

/** The keys of the chat's text templates that contain the entries of a form. */
type ChatTemplate = "fromContact" | "fromGetStarted";

export const chatLink = (text: string): string => whatsappLink(getCompany("en").whatsapp, text);

/** The data with which a chat shortcut builds its link in the browser: the text for an empty and for a filled form. */
export function chatShortcut({ chat }: Words, template: ChatTemplate) {
  const { greeting, whenEmpty } = chat;
  return { number: getCompany("en").whatsapp, greeting, template: chat[template], whenEmpty };
}

/** The page with the form "Get Started". */
const formPath = "/get-started";

/**
 * The opening hours as a page writes them: `8AM-6PM`, and `8:00-18:00` on the page with the form "Get Started". The footer
 * calls this function too, so a page writes them in one way.
 * @param path the path of the English page
 */
export function openingHours({ locale }: Words, path: string): string[] {
  const { hours } = getCompany(locale);
  return path === formPath ? hours.long : hours.short;
}

/** The office hours as rows of days with the same hours. If the company is closed on Sundays, the last row says so. */
export function officeWeek(words: Words) {
  const { hours } = getCompany(words.locale);
  return { label: words.getStarted.contact.hours, rows: weekRows(hours, words.common.sundays) };
}

/**
 * The rows of the office week: the opening hours, and Sunday if the company is closed then.
 * @param sundays the text of a closed Sunday
 */
export function weekRows({ days, short }: Pick<Company["hours"], "days" | "short">, sundays: string) {
  const open = short.map((text, row) => ({ text, days: days[row] ?? [], isOpen: true }));
  return isOpenOnSundays(days) ? open : [...open, { text: sundays, days: ["Sunday"], isOpen: false }];
}

const isOpenOnSundays = (days: Company["hours"]["days"]) => days.some((row) => row.includes("Sunday"));

/** The ways to contact a person. The chat's text contains the entries of the form on the page. */
export function contactWays(words: Words, path: string) {
  const { email, phones, hours } = getCompany(words.locale);
  return {
    ...words.getStarted.contact,
    emailAddress: email,
    phones: phones.map((number) => ({ number, link: phoneLink(number) })),
    chatLink: chatShortcut(words, path === formPath ? "fromGetStarted" : "fromContact"),
    times: [
      ...openingHours(words, path),
      ...(isOpenOnSundays(hours.days) ? [] : [words.common.sundays]),
      words.common.onCall,
    ],
  };
}
