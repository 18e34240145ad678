import type { Lead } from "../../app/leads/lead-desk";
import { whatsappLink } from "../../app/leads/whatsapp-link";
import type { Env } from "../env";
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
};

/**
 * Composes the company's mail about a lead (LEADS contract: sender, recipients and the subject's beginning are ours;
 * the visitor's address is only the Reply-To, and the visitor's words are escaped wherever they stand in HTML).
 */
export function composeMail(lead: Lead, env: AddressSettings): Mail {
  const content = contentOf(lead);
  const { formName, sender, reference } = content;
  return {
    ...addresses(env),
    replyTo: lead.formData.email,
    subject: `${formName}: ${sender} [${reference}]`,
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

function addresses({ LEADS_FROM, LEADS_TO }: AddressSettings): Pick<Mail, "from" | "to"> {
  return { from: LEADS_FROM, to: LEADS_TO.split(",").map((address) => address.trim()) };
}

/** The short form of a lead's id, for people: a duplicate shows by carrying the same one. */
function leadReference(id: string): string {
  return id.slice(0, 8);
}

function contentOf({ id, formName, formData }: Lead): MailContent {
  const fields: Partial<Record<string, string>> = formData;
  const { name, email, company } = formData;
  const reference = leadReference(id);
  const filled = Object.entries(labels).flatMap(([field, label]) => {
    const value = fields[field];
    return value ? [{ label, value }] : [];
  });
  return {
    formName,
    sender: company ? `${name}, ${company}` : name,
    reference,
    rows: filled,
    answers: [
      {
        label: "Reply by mail",
        link: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your enquiry [${reference}]`)}`,
      },
      ...(fields.phone ? waysToPhone(fields.phone, name) : []),
    ],
  };
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

function textBody({ rows, answers, reference }: MailContent): string {
  return [
    ...rows.map(({ label, value }) => `${label}\n${value}`),
    answers.map(({ label, link }) => `${label}: ${link}`).join("\n"),
    `Reference ${reference}. Answering this mail answers the visitor.`,
  ].join("\n\n");
}
