import type { Lead } from "#app/contract/lead.ts";
import { type Settings, splitList } from "../settings";
import { htmlBody } from "./mail-html";
import { type MailContent, mailContent, textWithoutReplyTo } from "./mail-words";

type MailSettings = Pick<Settings, "LEADS_FROM" | "LEADS_TO">;

/** A mail as it is stored when the lead is accepted. A retry sends the same bytes under the same idempotency key. */
export interface Mail {
  from: string;
  to: string[];
  replyTo?: string | string[];
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

/**
 * Composes the mail about a lead to the company. Sender and recipients come from the settings; the visitor's email is only
 * the Reply-To. The visitor's words are escaped in the HTML.
 * @param answerLink URL of the page that marks the lead as answered
 */
export function composeMail(lead: Lead, settings: MailSettings, answerLink?: string): Mail {
  const content = mailContent(lead, answerLink);
  return {
    ...fromAndTo(settings),
    replyTo: lead.formData.email,
    subject: content.subject,
    text: textBody(content),
    html: htmlBody(content),
  };
}

/**
 * Composes the mail about a lead that could not be stored. It has no spam flags, because these may differ when the same
 * form is sent again, and Resend recognises a repeated mail only if every byte is the same. It has no "Mark as answered"
 * link, because that page finds only stored leads.
 */
export function composeDirectMail(lead: Lead, settings: MailSettings): Mail {
  return composeMail({ ...lead, suspicions: [] }, settings);
}

/**
 * All mails that the outbox may have sent about a lead, except that of {@link composeDirectMail}, the likeliest first. The
 * earlier submission may have had other spam flags, and ANSWER_SECRET may have been set since.
 */
export function composeOutboxMails(lead: Lead, settings: MailSettings, answerLink?: string): Mail[] {
  const flags: Lead["suspicions"][] = [lead.suspicions, [], ["too-fast"]];
  const direct = JSON.stringify(composeDirectMail(lead, settings));
  const mails = [...new Set([answerLink, undefined])].flatMap((link) =>
    flags.map((suspicions) => JSON.stringify(composeMail({ ...lead, suspicions }, settings, link))),
  );
  return [...new Set(mails)].filter((mail) => mail !== direct).map((mail) => JSON.parse(mail));
}

/** The same mail as plain text, without HTML and Reply-To, which a provider could refuse. */
export function plainMail({ from, to, subject, text }: Mail): Mail {
  return { from, to, subject, text: textWithoutReplyTo(text) };
}

/** The same mail with the current settings' sender and recipients. */
export function withSettings(mail: Mail, settings: MailSettings): Mail {
  return { ...mail, ...fromAndTo(settings) };
}

/** Sender and recipients. If they are not set, the mail is stored without them, and gets them once they are set. */
export function fromAndTo({ LEADS_FROM = "", LEADS_TO }: MailSettings): Pick<Mail, "from" | "to"> {
  return { from: LEADS_FROM, to: splitList(LEADS_TO) };
}

function textBody({ warnings, rows, answers, mark, end }: MailContent): string {
  return [
    ...warnings,
    ...rows.map(
      ({ label, value, isFromVisitor }) => `${label}\n${isFromVisitor ? quoteLines(value) : value}`,
    ),
    [...answers, ...(mark ? [mark] : [])].map(({ label, link }) => `${label}: ${link}`).join("\n"),
    end,
  ].join("\n\n");
}

/**
 * Begins each line with `> `. Without it, a visitor could write a line that looks like one of the mail's own, such as
 * "Mark as answered: https://…".
 */
function quoteLines(text: string): string {
  const lines = text.split(/[\n\u2028\u2029]/);
  return lines.map((line) => (line ? `> ${line}` : ">")).join("\n");
}
