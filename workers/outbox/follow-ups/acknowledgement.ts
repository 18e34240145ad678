import type { Lead } from "#app/contract/lead.ts";
import { localeOf } from "#app/url/locale-paths.ts";
import { getWords } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { splitList } from "#workers/settings.ts";
import { sendMail } from "../delivery";
import { leadReference } from "../lead-reference";
import { fromAndTo, type Mail } from "../mail";
import { mailDocument, mailParagraph } from "../mail-html";
import type { FollowUpEnv, FollowUpKind } from "./kind";

/** Attempts stop after 1 hour: a confirmation that arrives later confuses more than it helps. */
const tryForMs = 3_600_000;

/** An address gets at most one acknowledgement in 24 hours. */
const cooldownMs = 24 * 3_600_000;

/**
 * Resend's free plan allows 100 mails a day. After 50 mails no acknowledgement is sent, so that leads need not wait for
 * the next day's quota.
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
      cooldownStart: now - cooldownMs,
    };
  },
  async send({ key, isPlain, leads: [lead] }, env) {
    if (!lead) throw new Error("There is no lead");
    const { html, ...mail } = acknowledgementMail(lead, env);
    return sendMail({ ...mail, ...(!isPlain && { html }) }, `acknowledgement/${key}`, env);
  },
};

/** Domains whose mail providers have one inbox for an address with dots and without: `a.b@gmail.com` is `ab@gmail.com`. */
const dotlessDomains = ["gmail.com", "googlemail.com"];

/**
 * Converts an address so that all its spellings for one inbox give the same text: in lower case, with ordinary letters in
 * place of full-width ones, without invisible characters, without quotes around the part before the `@`, without `+…` and, at
 * Gmail, without dots. The domain is as DNS has it (`xn--…`).
 */
function inboxOf(email: string): string {
  const visible = email.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const at = visible.lastIndexOf("@");
  const name = visible.slice(at + 1).toLowerCase();
  const domain = URL.parse(`http://${name}`)?.hostname ?? name;
  const user = visible
    .slice(0, at)
    .toLowerCase()
    .replace(/^"(.*)"$/, "$1")
    .replaceAll("\\", "")
    .replace(/\+.*/, "");
  return dotlessDomains.includes(domain) ? `${user.replaceAll(".", "")}@gmail.com` : `${user}@${domain}`;
}

/** A name with more characters or words than this is not greeted. */
const maxGreeted = { characters: 40, words: 4 };

/** Letters, spaces, hyphens and apostrophes, and dots at the end of a word. */
const plainName = /^(?:[\p{L}\p{M}\p{Pd} '’ʼ]|\.(?= |$))+$/u;

/**
 * The name in the greeting; undefined if the text could be an advertisement. Advertisers would like to use this mail,
 * because the company sends it. Mail programs make a link of a word such as `evil.example`.
 */
function greetedName(name: string): string | undefined {
  const isShort = name.length <= maxGreeted.characters && name.split(" ").length <= maxGreeted.words;
  return isShort && plainName.test(name) ? name : undefined;
}

/**
 * Composes the mail in the language of the page with the form. Replies to the mail go to the company's inbox. It quotes
 * nothing that the visitor has written except a plain name, because somebody could enter a stranger's address and an
 * advertisement.
 */
function acknowledgementMail(
  { id, formName, formData, visit }: Lead,
  settings: Pick<FollowUpEnv, "LEADS_FROM" | "LEADS_TO">,
): Mail {
  const locale = localeOf(visit.page);
  const { subject, greeting, unnamed, forms, reference, reply, add, end } = getWords(locale).acknowledgement;
  const name = greetedName(formData.name);
  const heading = name === undefined ? unnamed : fill(greeting, { name });
  const about = fill(reference, { form: forms[formName], reference: leadReference(id) });
  const paragraphs = [reply, add, about];
  return {
    ...fromAndTo(settings),
    to: [formData.email],
    replyTo: splitList(settings.LEADS_TO),
    subject: `${subject} [${leadReference(id)}]`,
    text: [heading, ...paragraphs, end].join("\n\n"),
    html: mailDocument({
      lang: locale,
      title: subject,
      heading,
      body: paragraphs.map(mailParagraph).join(""),
      end,
    }),
    // Tells mail programs not to send an automatic reply (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
}
