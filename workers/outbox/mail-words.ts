import { aboutTitles } from "#app/content/about-titles.ts";
import { type FieldWords, fieldWords } from "#app/content/form-fields.ts";
import { contactPageSubject, type FieldName } from "#app/contract/forms.ts";
import { type Lead, minimumVisitMs, type Suspicion, type Visit } from "#app/contract/lead.ts";
import type { About } from "#app/url/about-parameter.ts";
import { localeOf } from "#app/url/locale-paths.ts";
import { getCompany, getWords, type Locale } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { leadReference } from "./lead-reference";
import { phoneLinks } from "./phone-links";

/** The content of a mail about a lead. mail.ts writes it as plain text, mail-html.ts as HTML. */
export interface MailContent {
  formName: string;
  /** The visitor's name and company, for a subject or a heading. */
  sender: string;
  subject: string;
  /** The reasons to suspect spam, a sentence each. */
  warnings: string[];
  rows: MailRow[];
  /** Links to answer the visitor: by mail, call or WhatsApp. */
  answers: MailLink[];
  /** The link to the page that marks the lead as answered, if there is one. */
  mark: MailLink | undefined;
  end: string;
}

export interface MailRow {
  label: string;
  value: string;
  /** Whether the visitor has written the value, which may then have several lines of any text. */
  isFromVisitor?: boolean;
}

/** A link as a mail shows it. */
export interface MailLink {
  label: string;
  link: string;
}

/** The labels of fields in the mail, in this order. Other fields follow, named by their label on the page. */
const fieldLabels = {
  name: "Name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  subject: "Asked on the page of",
  product: "Product",
  useCase: "What they would like to automate",
  message: "Message",
  budget: "Budget",
  timeline: "Timeline",
} satisfies Partial<Record<FieldName, string>>;

/** The labels of the facts about a visit in the mail, in this order. */
const visitLabels = {
  page: "Page",
  referrer: "Led here by",
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Term",
  utm_content: "Content",
} satisfies Record<Exclude<keyof Visit, "about" | "openForMs">, string>;

/** The sentence in the mail for each suspicion. */
const warnings: Record<Suspicion, string> = {
  honeypot: "A field that nobody can see was filled in, so a program may have sent this.",
  "too-fast": `The form was sent within ${minimumVisitMs / 1000} seconds of opening the page, so a program may have sent this.`,
  "not-verified": "Cloudflare Turnstile has not confirmed that a person sent this.",
  "verification-unreachable":
    "Cloudflare Turnstile could not be reached, so nothing confirms that a person sent this.",
};

/** The label of the link that marks a lead as answered, in every mail and on the page that it opens. */
export const markAsAnswered = "Mark as answered";

const replyByMail = "Reply by mail";

/** The last sentence of a mail whose Reply-To is the visitor. */
const answerDirectly = "Answering this mail answers the visitor.";

/** The last sentence of a mail without Reply-To. A direct answer would go to LEADS_FROM, the site's own sender. */
const answerByAddress = `To answer the visitor, write to the email above or use “${replyByMail}”, because a direct answer to this mail does not reach the visitor.`;

/** The last sentence of a mail whose subject has a flag. The subject of a direct answer would repeat the flag. */
const replyByLink = `To answer the visitor, use “${replyByMail}”, because a direct answer would have “possible spam” in its subject.`;

/**
 * Composes the content of the mail about a lead. The visitor's words are not escaped here: mail-html.ts does that.
 * @param answerLink URL of the page that marks the lead as answered
 */
export function mailContent(
  { id, formName, formData, visit, suspicions }: Lead,
  answerLink?: string,
): MailContent {
  const fields: Partial<Record<FieldName, string>> = formData;
  const { name, email } = formData;
  const reference = leadReference(id);
  const locale = localeOf(visit.page);
  const { reply } = getWords(locale).leadForms;
  const cameFrom = filledRows(visitLabels, visit).map(({ label, value }) => `${label}: ${value}`);
  const sender = withRoundBrackets(fields.company ? `${name}, ${fields.company}` : name);
  const isSuspicious = suspicions.length > 0;
  const flag = isSuspicious ? "[possible spam] " : "";
  return {
    formName,
    sender,
    subject: `${flag}${formName}: ${sender} [${reference}]`,
    warnings: suspicions.map((suspicion) => warnings[suspicion]),
    rows: [
      ...filledRows(labelsFor(fields), withLabelsOfChoices(fields)).map((row) => ({
        ...row,
        isFromVisitor: true,
      })),
      ...aboutRow(visit.about),
      ...languageRow(locale),
      ...(cameFrom.length > 0 ? [{ label: "Came from", value: cameFrom.join("\n") }] : []),
    ],
    answers: [
      {
        label: replyByMail,
        link: `mailto:${mailtoAddress(email)}?subject=${encodeURIComponent(`${reply.subject} [${reference}]`)}`,
      },
      ...phoneLinks(fields.phone ?? "", fill(reply.greeting, { name }), getCompany("en").country.code),
    ],
    mark: answerLink ? { label: markAsAnswered, link: answerLink } : undefined,
    end: `Reference ${reference}. ${isSuspicious ? replyByLink : answerDirectly}`,
  };
}

/**
 * Makes all brackets round, so that no name in a subject looks like the flag `[possible spam]` or like a reference. Unicode
 * has more than one kind of square brackets. Quotation marks are punctuation of the same kind, but brackets are mirrored.
 */
const withRoundBrackets = (text: string) =>
  text.replace(/(?=\p{Bidi_Mirrored})\p{Ps}/gu, "(").replace(/(?=\p{Bidi_Mirrored})\p{Pe}/gu, ")");

/** The text part of a mail for a mail without Reply-To: its last sentence no longer asks for a direct answer. */
export function textWithoutReplyTo(text: string): string {
  if (!text.endsWith(answerDirectly)) return text;
  return text.slice(0, -answerDirectly.length) + answerByAddress;
}

/** The labels of all fields: first those of `fieldLabels`, in their order, then the other fields with their page's label. */
function labelsFor({ subject }: Partial<Record<FieldName, string>>): Partial<Record<FieldName, string>> {
  const words = getWords("en");
  const asked = Object.entries(fieldWords(words)).map(([name, { label }]) => [name, label]);
  // Spread twice: the first spread sets the order of the keys, the last one makes these labels win.
  const labels = { ...fieldLabels, ...Object.fromEntries(asked), ...fieldLabels };
  return subject === contactPageSubject
    ? { ...labels, useCase: words.support.contact.form.message.label }
    : labels;
}

/** The fields with the label of each chosen option, in English: "Under KSh 100,000" for `under-100k`. */
function withLabelsOfChoices(fields: Partial<Record<FieldName, string>>): typeof fields {
  const words: Partial<Record<string, FieldWords>> = fieldWords(getWords("en"));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const option = words[name]?.options?.find(({ id }) => id === value);
      return [name, option?.label ?? value];
    }),
  );
}

/** The titles of the records in the page's `about` parameter. They are in English even if the page is in Swahili. */
function aboutRow(about = ""): MailRow[] {
  if (!about) return [];
  const titles = aboutTitles("en");
  const value = about.split(" ").map((each) => titles[each as About] ?? each);
  return [{ label: "Enquiry about", value: value.join(", ") }];
}

/** A row that asks for an answer in Swahili, if the visitor used a Swahili page. */
function languageRow(locale: Locale): MailRow[] {
  return locale === "sw" ? [{ label: "Language", value: "Swahili: please answer in it" }] : [];
}

/** A row for each value that is not empty, in the order of the labels. */
function filledRows<Field extends string>(
  labels: Partial<Record<Field, string>>,
  values: Partial<Record<NoInfer<Field>, unknown>>,
): MailRow[] {
  return (Object.entries(labels) as [Field, string][]).flatMap(([field, label]) => {
    const value = values[field];
    return value ? [{ label, value: String(value) }] : [];
  });
}

/** Percent-encodes an email address for a `mailto:` URL; only the `@` before the domain stays as it is (RFC 6068). */
function mailtoAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
