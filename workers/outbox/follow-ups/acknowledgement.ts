import { fieldWords } from "#app/content/form-fields.ts";
import type { FieldName } from "#app/contract/forms.ts";
import type { Lead } from "#app/contract/lead.ts";
import { localeOf } from "#app/url/locale-paths.ts";
import { getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { splitList } from "#workers/settings.ts";
import { sendMail } from "../delivery";
import { leadReference } from "../lead-reference";
import { fromAndTo, type Mail } from "../mail";
import { mailDocument, mailParagraph, mailRows } from "../mail-html";
import type { FollowUpEnv, FollowUpKind } from "./kind";

/** For how long it is tried: a confirmation that comes later confuses more than it helps. */
const tryForMs = 3_600_000;

/** How long an address that was mailed is left alone: a day. */
const quietMs = 24 * 3_600_000;

/**
 * A mail to the visitor: the enquiry has arrived. Only where Turnstile has confirmed that a person sent it and nothing
 * speaks against it, and once a day for an address: otherwise anybody could have the site mail strangers.
 */
export const acknowledgement: FollowUpKind = {
  name: "acknowledgement",
  begins: "sent",
  isMail: true,
  endsWithAnswer: false,
  mostTogether: 1,
  isOn: ({ ACKNOWLEDGE }) => ACKNOWLEDGE === "on",
  plan({ isConfirmed, suspicions, formData }) {
    if (!isConfirmed || suspicions.length > 0) return undefined;
    const now = Date.now();
    return {
      dueAt: now,
      endsAt: now + tryForMs,
      address: inboxOf(formData.email),
      quietSince: now - quietMs,
    };
  },
  async send({ key, isPlain, leads: [lead] }, env) {
    if (!lead) throw new Error("There is no lead");
    const { html, ...mail } = acknowledgementMail(lead, env);
    return sendMail({ ...mail, ...(!isPlain && { html }) }, `acknowledgement/${key}`, env);
  },
};

/** The same for all spellings of an inbox: at many providers `a+b@duka.example` is `a@duka.example`. */
function inboxOf(email: string): string {
  return email.toLowerCase().replace(/\+.*@/, "@");
}

/** Composes the mail in the language of the page that the lead was sent from. Answering it goes to the company's inbox. */
function acknowledgementMail(lead: Lead, settings: Pick<FollowUpEnv, "LEADS_FROM" | "LEADS_TO">): Mail {
  const { id, formData, visit } = lead;
  const locale = localeOf(visit.page);
  const words = getWords(locale);
  const { subject, reply, add, wrote, end, ...copy } = words.acknowledgement;
  const greeting = fill(copy.greeting, { name: formData.name });
  // First for their order, and last because they count.
  const rows = fieldRows(lead, { ...copy.fieldNames, ...fieldLabels(words), ...copy.fieldNames });
  const quoted = rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return {
    ...fromAndTo(settings),
    to: [formData.email],
    replyTo: splitList(settings.LEADS_TO),
    subject: `${subject} [${leadReference(id)}]`,
    text: [greeting, reply, add, wrote, quoted.replace(/^/gm, "> "), end].join("\n\n"),
    html: mailDocument({
      lang: locale,
      title: words.acknowledgement.subject,
      heading: greeting,
      body:
        [reply, add, wrote].map(mailParagraph).join("") +
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${mailRows(rows)}</table>`,
      end,
    }),
    // RFC 3834: no mail program answers it by itself.
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

/** The labels on the forms' pages, for fields that the copy has no name for. */
function fieldLabels(words: Parameters<typeof fieldWords>[0]): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldWords(words)).map(([name, { label }]) => [name, label]));
}

/** The fields that the visitor has filled in, in the order of the labels. */
function fieldRows({ formData }: Lead, labels: Partial<Record<FieldName, string>>) {
  const values: Partial<Record<FieldName, string>> = formData;
  return (Object.entries(labels) as [FieldName, string][]).flatMap(([name, label]) => {
    const value = values[name];
    return value ? [{ label, value }] : [];
  });
}
