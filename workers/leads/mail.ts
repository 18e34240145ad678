import type { Lead } from "../../app/leads/lead-desk";
import type { Env } from "../env";

/** A mail as it will be sent, frozen when the lead is accepted: a retry sends the same bytes under the same key. */
export interface Mail {
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
}

/**
 * Composes the company's mail about a lead. Sender, recipients and the subject's beginning are ours; the visitor's
 * address is only the Reply-To, and the visitor's words are escaped wherever they stand in HTML.
 */
export function composeMail(lead: Lead, env: Pick<Env, "LEADS_FROM" | "LEADS_TO">): Mail {
  const { name, email, company } = lead.formData;
  const reference = leadReference(lead.id);
  const sender = company ? `${name}, ${company}` : name;
  const rows = Object.entries(lead.formData).filter(([, value]) => value !== "");
  return {
    from: env.LEADS_FROM,
    to: env.LEADS_TO.split(",").map((address) => address.trim()),
    replyTo: email,
    subject: `${lead.formName}: ${sender} [${reference}]`,
    text: [...rows.map(([field, value]) => `${field}: ${value}`), `Reference: ${reference}`].join("\n\n"),
    html: htmlBody(lead.formName, rows, reference),
  };
}

/** The same mail without what a provider could find fault with: text only, and nobody to reply to but in the text. */
export function plainMail({ from, to, subject, text }: Mail): Mail {
  return { from, to, subject, text };
}

/** The short form of a lead's id, for people: a duplicate shows by carrying the same one. */
function leadReference(id: string): string {
  return id.slice(0, 8);
}

function htmlBody(formName: string, rows: [string, string][], reference: string): string {
  const cells = rows.map(
    ([field, value]) =>
      `<tr><th align="left" valign="top" style="padding:8px 16px 8px 0">${escapeHtml(field)}</th>` +
      `<td style="padding:8px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
  );
  return (
    `<!doctype html><html lang="en"><body style="font-family:sans-serif;color:#221d18">` +
    `<h1 style="font-size:20px">${escapeHtml(formName)}</h1><table>${cells.join("")}</table>` +
    `<p style="color:#6b6259">Reference ${escapeHtml(reference)}. Answering this mail answers the visitor.</p></body></html>`
  );
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
