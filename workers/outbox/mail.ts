import type { FieldName } from "~/leads/contract/forms";
import { quickestPerson, type Suspicion } from "~/leads/contract/suspicions";
import type { Visit } from "~/leads/contract/visit";
import { whatsappLink } from "~/leads/contract/whatsapp-link";
import type { Lead } from "~/leads/intake/lead-intake";
import type { Env } from "../env";
import { listed } from "../settings";
import { htmlBody } from "./mail-html";

type AddressSettings = Pick<Env, "LEADS_FROM" | "LEADS_TO">;

/** A mail as it will be sent, frozen when the lead is accepted: a retry sends the same bytes under the same key. */
export interface Mail {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
}

/** What a mail says, before it is written as text and as HTML. */
export interface MailContent {
  formName: string;
  sender: string;
  reference: string;
  /** What speaks against the lead, in sentences. */
  warnings: string[];
  rows: { label: string; value: string }[];
  /** One tap each for whoever answers: the first minutes decide. */
  answers: { label: string; link: string }[];
}

/** The fields' names as a person reads them, in the order of the mail. */
const labels = {
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
} satisfies Record<FieldName, string>;

/** What a mail says of a visit, in order. */
const visitLabels = {
  page: "Page",
  referrer: "Led here by",
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Term",
  utm_content: "Content",
} satisfies Record<Exclude<keyof Visit, "milliseconds">, string>;

/** What a mail says of a suspicion, in a sentence each. */
const warnings: Record<Suspicion, string> = {
  honeypot: "A field that nobody can see was filled in, so a program may have sent this.",
  "too-fast": `The form was sent within ${quickestPerson / 1000} seconds of opening the page, so a program may have sent this.`,
  "not-verified": "Cloudflare Turnstile has not confirmed that a person sent this.",
  "verification-unreachable": "Cloudflare Turnstile could not be asked whether a person sent this.",
};

/**
 * Composes the company's mail about a lead (LEADS contract: sender, recipients and the subject's beginning are ours;
 * the visitor's address is only the Reply-To, and the visitor's words are escaped wherever they stand in HTML).
 */
export function composeMail(lead: Lead, env: AddressSettings): Mail {
  const content = contentOf(lead);
  const { formName, sender, reference } = content;
  const flag = content.warnings.length > 0 ? "[possible spam] " : "";
  return {
    ...addresses(env),
    replyTo: lead.formData.email,
    subject: `${flag}${formName}: ${sender} [${reference}]`,
    text: textBody(content),
    html: htmlBody(content),
  };
}

/** The same mail without what a provider could find fault with: text only, and nobody to reply to but in the text. */
export function plainMail({ from, to, subject, text }: Mail): Mail {
  return { from, to, subject, text };
}

/** The same mail from and to the addresses of the settings as they are now. */
export function withAddresses(mail: Mail, env: AddressSettings): Mail {
  return { ...mail, ...addresses(env) };
}

/** Where they are not set, the mail is kept without: it can't leave, and gets them once they are. */
function addresses({ LEADS_FROM = "", LEADS_TO }: AddressSettings): Pick<Mail, "from" | "to"> {
  return { from: LEADS_FROM, to: listed(LEADS_TO) };
}

/** The short form of a lead's id, for people: a duplicate shows by carrying the same one. */
function leadReference(id: string): string {
  return id.slice(0, 8);
}

function contentOf({ id, formName, formData, visit, suspicions }: Lead): MailContent {
  const fields: Partial<Record<string, string>> = formData;
  const { name, email, company } = formData;
  const reference = leadReference(id);
  const cameFrom = filledRows(visitLabels, visit).map(({ label, value }) => `${label}: ${value}`);
  return {
    formName,
    sender: company ? `${name}, ${company}` : name,
    reference,
    warnings: suspicions.map((suspicion) => warnings[suspicion]),
    rows: [
      ...filledRows(labels, fields),
      ...(cameFrom.length > 0 ? [{ label: "Came from", value: cameFrom.join("\n") }] : []),
    ],
    answers: [
      {
        label: "Reply by mail",
        link: `mailto:${mailtoAddress(email)}?subject=${encodeURIComponent(`Your enquiry [${reference}]`)}`,
      },
      ...(fields.phone ? waysToPhone(fields.phone, name) : []),
    ],
  };
}

/** One row for each value that is there, in the order of the labels. */
function filledRows<Field extends string>(
  labels: Record<Field, string>,
  values: Partial<Record<NoInfer<Field>, unknown>>,
): MailContent["rows"] {
  return (Object.entries(labels) as [Field, string][]).flatMap(([field, label]) => {
    const value = values[field];
    return value ? [{ label, value: String(value) }] : [];
  });
}

/** RFC 6068: the `@` stands for itself, everything that could mean something else is encoded. */
function mailtoAddress(email: string): string {
  return encodeURIComponent(email).replace("%40", "@");
}

function waysToPhone(phone: string, name: string): MailContent["answers"] {
  const number = internationalNumber(phone);
  return [
    { label: "Call", link: `tel:${number}` },
    { label: "WhatsApp", link: whatsappLink(number, `Hello ${name}, thank you for your enquiry.`) },
  ];
}

/** A Kenyan number as it is dialled at home (07…, 01…) gets its country code: WhatsApp knows no other form. */
function internationalNumber(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return `+${digits.replace(/^0(?=\d{9}$)/, "254")}`;
}

function textBody({ warnings, rows, answers, reference }: MailContent): string {
  return [
    ...warnings,
    ...rows.map(({ label, value }) => `${label}\n${value}`),
    answers.map(({ label, link }) => `${label}: ${link}`).join("\n"),
    `Reference ${reference}. Answering this mail answers the visitor.`,
  ].join("\n\n");
}
