import { stringify } from "csv-stringify/sync";
import { isUndeliverable } from "../outbox/follow-ups/undeliverable.ts";
import type { FollowUpRecord, LeadRecord } from "../outbox/lead-records.ts";
import { leadReference } from "../outbox/lead-reference.ts";

/** What `npm run leads` prints of leads. */

/** Whether nobody has answered it. Of a lead whose mail has no link to say so, nobody knows. */
export function isUnanswered({ origin, answeredAt }: LeadRecord): boolean {
  return origin !== null && answeredAt === null;
}

/** A line for each lead: those whose mail did not arrive first, then the oldest first. Empty where there is no lead. */
export function leadList(leads: LeadRecord[]): string {
  if (leads.length === 0) return "";
  const inOrder = [...leads].sort(
    (one, other) => Number(other.bounced !== null) - Number(one.bounced !== null),
  );
  const rows = inOrder.map((lead) => [
    leadReference(lead.id),
    timeOf(lead.receivedAt),
    lead.formName,
    stateOf(lead),
    [lead.formData.name, lead.formData.company].filter(Boolean).join(", "),
  ]);
  return table([["Reference", "Received", "Form", "State", "From"], ...rows]);
}

/** Everything that is known of a lead, one fact a line. */
export function leadDetails(lead: LeadRecord): string {
  const facts = {
    Id: lead.id,
    Form: lead.formName,
    Received: timeOf(lead.receivedAt),
    State: stateOf(lead),
    "Mail's id": lead.mailId,
    Suspicions: lead.suspicions.join(", "),
    ...lead.formData,
    ...lead.visit,
  };
  return table(Object.entries(facts).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

/** What a spreadsheet may take for the beginning of a formula, in any width. */
const formulaSigns = "=+\\-@＝＋－＠﹢﹣﹦﹫";

/** A formula at the beginning of a cell, or where another program splits it, behind characters that nobody sees. */
const formula = new RegExp(
  `(^|[;|\\t\\r\\n])(?=[\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}]*[${formulaSigns}])`,
  "gu",
);

/** Text that no spreadsheet takes for a formula: it may be a visitor's. */
export const asText = (text: string): string => text.replace(formula, "$1'");

/** The leads as a table for a spreadsheet, with a column for each field of any form. */
export function leadsAsCsv(leads: LeadRecord[]): string {
  const fields = [...new Set(leads.flatMap(({ formData, visit }) => Object.keys({ ...formData, ...visit })))];
  const rows = leads.map((lead) => ({
    ...lead.formData,
    ...lead.visit,
    suspicions: lead.suspicions.join(" "),
    id: lead.id,
    form: lead.formName,
    received: timeOf(lead.receivedAt),
    sent: lead.sentAt && timeOf(lead.sentAt),
    state: stateOf(lead),
    answered: lead.answeredAt ? timeOf(lead.answeredAt) : isUnanswered(lead) ? "no" : "",
  }));
  return stringify(rows, {
    header: true,
    bom: true,
    cast: { string: asText },
    columns: ["id", "form", "received", "sent", "state", "suspicions", ...fields, "answered"],
  });
}

/** A time for a person, in UTC. */
export function timeOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

function stateOf(lead: LeadRecord): string {
  const followUps = lead.followUps.map(followUpState).filter(Boolean);
  return [
    mailState(lead),
    ...(lead.answeredAt ? [`answered ${timeOf(lead.answeredAt)}`] : []),
    ...followUps,
    ...(isUndeliverable(lead) ? ["the visitor's email does not work"] : []),
  ].join(", ");
}

const followUpNames = { acknowledgement: "acknowledged", reminder: "reminded", webhook: "forwarded" };

/** The state of a follow-up. Empty for a reminder that has not gone out. */
function followUpState({ kind, sentAt, dueAt, attempts, lastError }: FollowUpRecord): string {
  const name = followUpNames[kind];
  if (sentAt) return `${name} ${timeOf(sentAt)}`;
  if (kind === "reminder") return "";
  if (dueAt === null) return `not ${name}: ${lastError}, dropped`;
  return lastError ? `not ${name} yet: ${lastError}, ${attempts} tries` : `not ${name} yet`;
}

function mailState(lead: LeadRecord): string {
  const { sentAt, attempts, lastError, nextAt, mayHaveLeft, bounced, bouncedAt } = lead;
  if (sentAt) return sentState(lead, sentAt);
  const next = nextAt ? `, next try ${timeOf(nextAt)}` : "";
  if (bounced) return `bounced ${timeOf(bouncedAt ?? 0)}: ${bounced}${next}`;
  const doubt = mayHaveLeft ? ", its mail may be out" : "";
  return lastError ? `waits: ${lastError}, ${attempts} tries${next}${doubt}` : "waits for its first try";
}

function sentState({ sentBy, mailEvent, mailEventAt }: LeadRecord, sentAt: number): string {
  const event = mailEvent && mailEventAt ? `, ${mailEvent} ${timeOf(mailEventAt)}` : "";
  return `sent ${timeOf(sentAt)}${sentBy === "fallback" ? " by the fallback" : ""}${event}`;
}

/** Columns as wide as what is in them; the last one is left as it is. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => `${line(row).trimEnd()}\n`).join("");
}
