import { stringify } from "csv-stringify/sync";
import { spreadsheetText } from "#app/contract/spreadsheet-text.ts";
import { isUndeliverable } from "../outbox/follow-ups/undeliverable.ts";
import type { FollowUpRecord, LeadRecord } from "../outbox/lead-records.ts";
import { leadReference } from "../outbox/lead-reference.ts";

/** The texts and tables that `npm run leads` prints. */

/** Whether a lead is known to be unanswered. It is unknown if the lead's mail has no "Mark as answered" link. */
export function isUnanswered({ origin, answeredAt }: LeadRecord): boolean {
  return origin !== null && answeredAt === null;
}

/** A table with a line for each lead: bounced leads first, then by age, the oldest first. Empty if there is no lead. */
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
    senderOf(lead),
  ]);
  return table([["Reference", "Received", "Form", "State", "From"], ...rows]);
}

/** The sender's name, and the company if the form has that field and it was filled in. */
function senderOf({ formData }: LeadRecord): string {
  const { name, company }: { name: string; company?: string } = formData;
  return [name, company].filter(Boolean).join(", ");
}

/** All data of a lead, one fact per line. */
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

/** The leads as CSV for a spreadsheet, with a column for each field that any of them has. */
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
    cast: { string: spreadsheetText },
    columns: ["id", "form", "received", "sent", "state", "suspicions", ...fields, "answered"],
  });
}

/** A time such as `2026-11-24 08:00:00 UTC`. */
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

/** The state of a follow-up. Empty for a reminder that was not sent. */
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
  const doubt = mayHaveLeft ? ", its mail may have been sent" : "";
  return lastError ? `waits: ${lastError}, ${attempts} tries${next}${doubt}` : "waits for its first try";
}

function sentState({ sentBy, mailEvent, mailEventAt }: LeadRecord, sentAt: number): string {
  const event = mailEvent && mailEventAt ? `, ${mailEvent} ${timeOf(mailEventAt)}` : "";
  return `sent ${timeOf(sentAt)}${sentBy === "fallback" ? " by the fallback" : ""}${event}`;
}

/** Aligns rows in columns for a terminal. Each column except the last is padded to its longest cell. */
export function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => `${line(row).trimEnd()}\n`).join("");
}
