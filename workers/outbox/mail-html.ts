import tokens from "virtual:token-colours";
import type { Locale } from "#data/index.ts";
import type { MailContent, MailLink, MailRow } from "./mail-words";

/*
 * The HTML is written by hand, as tables with inline styles, because Gmail, Outlook and phones all support these. A
 * rendering library would be larger than the whole outbox. The colours are those of the light scheme.
 */
const paper = tokens.paper.light;
const card = tokens.card.light;
const ink = tokens.ink.light;
const soft = tokens.soft.light;
const line = tokens.line.light;
const action = tokens.action.light;
const onAction = tokens["on-action"].light;
const night = tokens.night.light;
const onNight = tokens["on-night"].light;
const nightSoft = tokens["night-soft"].light;
const font = "font-family:Arial,Helvetica,sans-serif";

/** The mail about a lead as HTML. All input of the visitor is escaped. */
export function htmlBody({ formName, sender, warnings, rows, answers, mark, end }: MailContent): string {
  return mailDocument({
    lang: "en",
    title: formName,
    heading: sender,
    body: [
      warnings.map(paragraphWithBar).join(""),
      mailButtons(answers),
      "\n",
      mark ? `${mailButtons([mark], "quiet")}\n` : "",
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px">${mailRows(rows)}</table>`,
    ].join(""),
    end,
  });
}

interface MailDocument {
  lang: Locale;
  /** The document's title. It is also shown above the heading. */
  title: string;
  heading: string;
  /** HTML, already escaped. */
  body: string;
  end: string;
}

/** A complete mail as HTML. Everything except the body is escaped here. */
export function mailDocument({ lang, title, heading, body, end }: MailDocument): string {
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td bgcolor="${night}" style="padding:24px;border-bottom:6px solid ${action};${font}">
<p style="margin:0;color:${nightSoft};font-size:14px">${escapeHtml(title)}</p>
<h1 style="margin:6px 0 0;color:${onNight};font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
</td></tr>
<tr><td bgcolor="${card}" style="padding:20px 24px;border:1px solid ${line};border-top:0;${font}">
${body}
</td></tr>
<tr><td style="padding:16px 24px;color:${soft};font-size:13px;line-height:1.5;${font}">${escapeHtml(end)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

/** An important sentence, with a coloured bar at its left. */
export function paragraphWithBar(sentence: string): string {
  return (
    `<p style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${action};background:${paper};` +
    `color:${ink};font-size:16px;line-height:1.5">${escapeHtml(sentence)}</p>`
  );
}

export function mailParagraph(text: string): string {
  return `<p style="margin:0 0 16px;color:${ink};font-size:16px;line-height:1.5;white-space:pre-wrap;word-break:break-word">${escapeHtml(text)}</p>`;
}

/** A horizontal line between two parts. */
export function mailRule(): string {
  return `<hr style="margin:8px 0 20px;border:0;border-top:1px solid ${line}">`;
}

/** A name with a line of smaller text below it. */
export function mailHeading(name: string, details: string): string {
  return (
    `<p style="margin:0;color:${ink};font-size:18px;font-weight:bold;line-height:1.4;word-break:break-word">${escapeHtml(name)}</p>` +
    `<p style="margin:0 0 12px;color:${soft};font-size:14px;line-height:1.5">${escapeHtml(details)}</p>`
  );
}

/** Buttons side by side: three fit on a phone. The variant "quiet" is less prominent: outlined instead of filled. */
export function mailButtons(links: MailLink[], variant: "action" | "quiet" = "action"): string {
  const looks =
    variant === "action"
      ? `padding:12px 18px;background:${action};color:${onAction}`
      : `padding:10px 16px;border:2px solid ${ink};color:${ink}`;
  const cells = links.map(
    ({ label, link }) =>
      `<td style="padding:0 8px 8px 0"><a href="${escapeHtml(link)}" style="display:inline-block;${looks};` +
      `font-size:16px;font-weight:bold;text-decoration:none;border-radius:8px;${font}">${escapeHtml(label)}</a></td>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${cells.join("")}</tr></table>`;
}

/** Table rows, each with a label above its value. */
function mailRows(rows: MailRow[]): string {
  return rows.map(row).join("");
}

function row({ label, value }: MailRow): string {
  return (
    `<tr><td style="padding:12px 0;border-top:1px solid ${line};${font}">` +
    `<p style="margin:0 0 4px;color:${soft};font-size:13px">${escapeHtml(label)}</p>` +
    `<p style="margin:0;color:${ink};font-size:16px;line-height:1.5;white-space:pre-wrap;word-break:break-word">${escapeHtml(value)}</p></td></tr>`
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
