import { getCompany } from "#data/index.ts";
import type { LeadRecord } from "../lead-records";
import { leadReference } from "../lead-reference";
import { fromAndTo, type Mail } from "../mail";
import {
  mailButtons,
  mailDocument,
  mailHeading,
  mailParagraph,
  mailRule,
  paragraphWithBar,
} from "../mail-html";
import { type MailLink, mailContent, markAsAnswered } from "../mail-words";
import { answerLink } from "./answer-link";
import type { FollowUpEnv } from "./kind";
import { isUndeliverable } from "./undeliverable";

const undeliverable = "The email address does not work: our mail to it came back.";

/** The part of a reminder about one lead. */
interface ReminderEntry {
  name: string;
  details: string;
  warning: string | undefined;
  links: MailLink[];
  mark: MailLink;
}

/** Composes the mail that lists unanswered leads. @param leads sorted by waiting time, the longest first */
export async function reminderMail(leads: LeadRecord[], settings: FollowUpEnv): Promise<Mail> {
  const entries = await Promise.all(leads.map((lead) => entryOf(lead, settings.ANSWER_SECRET ?? "")));
  const [first, ...others] = entries;
  const longest = waitOf(leads[0]);
  const subject =
    others.length === 0
      ? `Not answered for ${longest}: ${first?.name} [${leads.map(({ id }) => leadReference(id)).join()}]`
      : `${entries.length} enquiries are not answered, the first for ${longest}`;
  const [reply] = entries.flatMap(({ links }) => links);
  const intro = `Have you answered? Press “${markAsAnswered}”.${reply ? ` If not, press “${reply.label}”.` : ""}`;
  const end = `The site promises an answer ${getCompany("en").claims.reply}. An enquiry is named each morning, for two weeks at most, until it is marked.`;
  return {
    ...fromAndTo(settings),
    subject,
    text: [intro, ...entries.map(textOf), end].join("\n\n"),
    html: mailDocument({
      lang: "en",
      title: "Reminder",
      heading:
        others.length === 0 ? "This enquiry is not answered" : `${entries.length} enquiries are not answered`,
      body: mailParagraph(intro) + entries.map(htmlOf).join(""),
      end,
    }),
  };
}

async function entryOf(lead: LeadRecord, secret: string): Promise<ReminderEntry> {
  const { formName, sender, answers } = mailContent(lead);
  const isBroken = isUndeliverable(lead);
  const links = isBroken ? answers.filter(({ link }) => !link.startsWith("mailto:")) : answers.slice(0, 1);
  return {
    name: sender,
    details: `${formName}, waiting for ${waitOf(lead)}, reference ${leadReference(lead.id)}`,
    warning: isBroken ? undeliverable : undefined,
    links,
    mark: { label: markAsAnswered, link: await answerLink(lead.id, lead.origin ?? "", secret) },
  };
}

function textOf({ name, details, warning, links, mark }: ReminderEntry): string {
  const lines = [...links, mark].map(({ label, link }) => `${label}: ${link}`);
  // A name alone on its line could look like a line of the mail itself.
  return [`From: ${name}`, details, ...(warning ? [warning] : []), ...lines].join("\n");
}

function htmlOf({ name, details, warning, links, mark }: ReminderEntry): string {
  return [
    mailRule(),
    mailHeading(name, details),
    warning ? paragraphWithBar(warning) : "",
    links.length > 0 ? mailButtons(links) : "",
    mailButtons([mark], "quiet"),
  ].join("");
}

/** The time since the form was sent, in words: "45 minutes", "21 hours", "3 days". */
function waitOf(lead: LeadRecord | undefined): string {
  const minutes = Math.floor((Date.now() - (lead?.receivedAt ?? Date.now())) / 60_000);
  if (minutes < 60) return count(Math.max(1, minutes), "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? count(hours, "hour") : count(Math.floor(hours / 24), "day");
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
