import { getWords } from "#data/index.ts";

/**
 * Whether a lead is from the contact page, whose form asks for a message where other pages ask what to automate.
 * @param subject of the lead: in English, whatever the language of the page
 */
export function isFromContactPage(subject: string | undefined): boolean {
  return subject === getWords("en").support.contact.form.subject;
}
