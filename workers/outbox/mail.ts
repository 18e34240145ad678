import type { Lead } from "#app/contract/lead.ts";
import { type Settings, splitList } from "../settings";
import { htmlBody } from "./mail-html";
import { type MailContent, mailContent } from "./mail-words";

type MailSettings = Pick<Settings, "LEADS_FROM" | "LEADS_TO">;

/** A mail as it will be sent, frozen when the lead is accepted: a retry sends the same bytes under the same key. */
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
 * Composes the company's mail about a lead. Sender, recipients and the subject's beginning are ours; the visitor's
 * email is only the Reply-To, and the visitor's words are escaped wherever they are in HTML.
 * @param answerLink to the page that marks the lead as answered
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
 * The mail about a lead that the outbox does not have. It has no flags, because a form that is sent again may have got
 * other ones, and Resend repeats a mail only if every byte is the same. It has no link that marks the lead as answered,
 * because that page finds no lead that is not stored.
 */
export function composeDirectMail(lead: Lead, settings: MailSettings): Mail {
  return composeMail({ ...lead, suspicions: [] }, settings);
}

/**
 * The mails that the outbox may have sent about a lead, but for that of {@link composeDirectMail}. The lead's form may
 * have had other flags then, and ANSWER_SECRET may have been set since. The likeliest mail comes first.
 */
export function composeOutboxMails(lead: Lead, settings: MailSettings, answerLink?: string): Mail[] {
  const flags: Lead["suspicions"][] = [lead.suspicions, [], ["too-fast"]];
  const direct = JSON.stringify(composeDirectMail(lead, settings));
  const mails = [...new Set([answerLink, undefined])].flatMap((link) =>
    flags.map((suspicions) => JSON.stringify(composeMail({ ...lead, suspicions }, settings, link))),
  );
  return [...new Set(mails)].filter((mail) => mail !== direct).map((mail) => JSON.parse(mail));
}

/** The same mail without what a provider could refuse: text only, and nobody to reply to but in the text. */
export function plainMail({ from, to, subject, text }: Mail): Mail {
  return { from, to, subject, text };
}

/** The same mail from and to the emails of the settings as they are now. */
export function withSettings(mail: Mail, settings: MailSettings): Mail {
  return { ...mail, ...fromAndTo(settings) };
}

/** Where they are not set, the mail is kept without: it can't leave, and gets them once they are. */
export function fromAndTo({ LEADS_FROM = "", LEADS_TO }: MailSettings): Pick<Mail, "from" | "to"> {
  return { from: LEADS_FROM, to: splitList(LEADS_TO) };
}

function textBody({ warnings, rows, answers, mark, end }: MailContent): string {
  return [
    ...warnings,
    ...rows.map(({ label, value }) => `${label}\n${value}`),
    [...answers, ...(mark ? [mark] : [])].map(({ label, link }) => `${label}: ${link}`).join("\n"),
    end,
  ].join("\n\n");
}
