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

/** Attempts stop after 1 hour: a confirmation that arrives later confuses more than it helps. */
const tryForMs = 3_600_000;

/** An address gets at most one acknowledgement in 24 hours. */
const quietMs = 24 * 3_600_000;

/**
 * Of the 100 mails a day of Resend's free plan, acknowledgements use none after the first 50. The others are left for leads,
 * which would wait for the next day's quota.
 */
const lastOfQuota = 50;

/**
 * A mail that tells the visitor that the enquiry has arrived. It is sent only if Turnstile has confirmed that a person
 * sent the form and nothing suggests spam, and at most once in 24 hours to an address. Otherwise anybody could make the
 * site send mails to strangers.
 */
export const acknowledgement: FollowUpKind = {
  name: "acknowledgement",
  begins: "sent",
  isMail: true,
  endsWithAnswer: false,
  maxBatchSize: 1,
  isOn: ({ ACKNOWLEDGE }) => ACKNOWLEDGE === "on",
  plan({ isConfirmed, suspicions, formData }, _env, usedToday) {
    if (!isConfirmed || suspicions.length > 0 || usedToday >= lastOfQuota) return undefined;
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

/**
 * Converts an address to lower case and removes `+…`, because at many providers `A+b@duka.example` is the inbox
 * `a@duka.example`.
 */
function inboxOf(email: string): string {
  return email.toLowerCase().replace(/\+.*@/, "@");
}

/** Composes the mail in the language of the page with the form. Replies to the mail go to the company's inbox. */
function acknowledgementMail(lead: Lead, settings: Pick<FollowUpEnv, "LEADS_FROM" | "LEADS_TO">): Mail {
  const { id, formData, visit } = lead;
  const locale = localeOf(visit.page);
  const words = getWords(locale);
  const { subject, reply, add, wrote, end, ...copy } = words.acknowledgement;
  const greeting = fill(copy.greeting, { name: formData.name });
  // Spread twice: the first spread sets the order of the keys, the last one makes these names win.
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
    // Tells mail programs not to send an automatic reply (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

/** The labels of the forms' fields on their pages: used for fields without an entry in `fieldNames`. */
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
