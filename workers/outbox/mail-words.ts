import { aboutTitles } from "#app/content/about-titles.ts";
import { fieldWords } from "#app/content/form-fields.ts";
import { contactPageSubject, type FieldName } from "#app/contract/forms.ts";
import { type Lead, minimumVisitMs, type Suspicion, type Visit } from "#app/contract/lead.ts";
import type { About } from "#app/url/about-parameter.ts";
import { localeOf } from "#app/url/locale-paths.ts";
import { getCompany, getWords, type Locale } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { leadReference } from "./lead-reference";
import { phoneLinks } from "./phone-links";

/** All that a mail about a lead says: mail.ts sends it as text, mail-html.ts writes it as HTML. */
export interface MailContent {
  formName: string;
  sender: string;
  subject: string;
  /** What speaks against the lead, in sentences. */
  warnings: string[];
  rows: { label: string; value: string }[];
  /** Links to answer with one tap. */
  answers: MailLink[];
  /** The link to the page that marks the lead as answered, if there is one. */
  mark: MailLink | undefined;
  end: string;
}

/** A link as a mail shows it. */
export interface MailLink {
  label: string;
  link: string;
}

/** The fields' names as a person reads them, in the order of the mail; others come after them, by their labels. */
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

/** What a mail says of a visit, in order. */
const visitLabels = {
  page: "Page",
  referrer: "Led here by",
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Term",
  utm_content: "Content",
} satisfies Record<Exclude<keyof Visit, "about" | "openForMs">, string>;

/** What a mail says of a suspicion, in a sentence each. */
const warnings: Record<Suspicion, string> = {
  honeypot: "A field that nobody can see was filled in, so a program may have sent this.",
  "too-fast": `The form was sent within ${minimumVisitMs / 1000} seconds of opening the page, so a program may have sent this.`,
  "not-verified": "Cloudflare Turnstile has not confirmed that a person sent this.",
  "verification-unreachable": "Cloudflare Turnstile could not be asked whether a person sent this.",
};

/** The name of the link that marks a lead as answered, in every mail and on its page. */
export const markAsAnswered = "Mark as answered";

/**
 * Sorts a lead into the parts of a mail. The visitor's words are as they came: whoever writes HTML escapes them.
 * @param answerLink to the page that marks the lead as answered
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
  const sender = fields.company ? `${name}, ${fields.company}` : name;
  const flag = suspicions.length > 0 ? "[possible spam] " : "";
  return {
    formName,
    sender,
    subject: `${flag}${formName}: ${sender} [${reference}]`,
    warnings: suspicions.map((suspicion) => warnings[suspicion]),
    rows: [
      ...filledRows(labelsFor(fields), fields),
      ...aboutRow(visit.about),
      ...languageRow(locale),
      ...(cameFrom.length > 0 ? [{ label: "Came from", value: cameFrom.join("\n") }] : []),
    ],
    answers: [
      {
        label: "Reply by mail",
        link: `mailto:${mailtoAddress(email)}?subject=${encodeURIComponent(`${reply.subject} [${reference}]`)}`,
      },
      ...phoneLinks(fields.phone ?? "", fill(reply.greeting, { name }), getCompany("en").country.code),
    ],
    mark: answerLink ? { label: markAsAnswered, link: answerLink } : undefined,
    end: `Reference ${reference}. Answering this mail answers the visitor.`,
  };
}

/** The labels of all fields: those above, in their order, then what else a form asks for, by the label there. */
function labelsFor({ subject }: Partial<Record<FieldName, string>>): Partial<Record<FieldName, string>> {
  const words = getWords("en");
  const asked = Object.entries(fieldWords(words)).map(([name, { label }]) => [name, label]);
  // First for their order, and last because they count.
  const labels = { ...fieldLabels, ...Object.fromEntries(asked), ...fieldLabels };
  return subject === contactPageSubject
    ? { ...labels, useCase: words.support.contact.form.message.label }
    : labels;
}

/** Names what the page's URL said that the enquiry is about, in English, whatever the language of the page. */
function aboutRow(about = ""): MailContent["rows"] {
  if (!about) return [];
  const titles = aboutTitles("en");
  const value = about.split(" ").map((each) => titles[each as About] ?? each);
  return [{ label: "Enquiry about", value: value.join(", ") }];
}

/** Says in which language to answer, where it is not English. */
function languageRow(locale: Locale): MailContent["rows"] {
  return locale === "sw" ? [{ label: "Language", value: "Swahili: please answer in it" }] : [];
}

/** One row for each value that is there, in the order of the labels. */
function filledRows<Field extends string>(
  labels: Partial<Record<Field, string>>,
  values: Partial<Record<NoInfer<Field>, unknown>>,
): MailContent["rows"] {
  return (Object.entries(labels) as [Field, string][]).flatMap(([field, label]) => {
    const value = values[field];
    return value ? [{ label, value: String(value) }] : [];
  });
}

/** RFC 6068: the `@` stands for itself, everything that could mean something else is encoded. */
function mailtoAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
