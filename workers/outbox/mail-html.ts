import tokens from "virtual:token-colours";
import type { MailContent } from "./mail-words";

/*
 * Written by hand, as tables with inline styles, because that is what Gmail, Outlook and a phone agree on; a rendering
 * library would weigh more in the Worker than the whole outbox. The colours are those of the light scheme.
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

/** The mail about a lead as HTML. Every word of the visitor's is escaped. */
export function htmlBody({ formName, sender, warnings, rows, answers, end }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(formName)}</title></head>
<body style="margin:0;padding:0;background:${paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td bgcolor="${night}" style="padding:24px;border-bottom:6px solid ${action};${font}">
<p style="margin:0;color:${nightSoft};font-size:14px">${escapeHtml(formName)}</p>
<h1 style="margin:6px 0 0;color:${onNight};font-size:24px;line-height:1.25">${escapeHtml(sender)}</h1>
</td></tr>
<tr><td bgcolor="${card}" style="padding:20px 24px;border:1px solid ${line};border-top:0;${font}">
${warnings.map(warning).join("")}<table role="presentation" cellpadding="0" cellspacing="0"><tr>${answers.map(button).join("")}</tr></table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:12px">${rows.map(row).join("")}</table>
</td></tr>
<tr><td style="padding:16px 24px;color:${soft};font-size:13px;line-height:1.5;${font}">${escapeHtml(end)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

function warning(sentence: string): string {
  return (
    `<p style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${action};background:${paper};` +
    `color:${ink};font-size:16px;line-height:1.5">${escapeHtml(sentence)}</p>`
  );
}

function button({ label, link }: MailContent["answers"][number]): string {
  return (
    `<td style="padding:0 8px 8px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 18px;background:${action};` +
    `color:${onAction};font-size:16px;font-weight:bold;text-decoration:none;border-radius:8px;${font}">${escapeHtml(label)}</a></td>`
  );
}

function row({ label, value }: MailContent["rows"][number]): string {
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
