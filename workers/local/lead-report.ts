import { stringify } from "csv-stringify/sync";
import type { LeadRecord } from "../outbox/lead-records.ts";
import { leadReference } from "../outbox/lead-reference.ts";

/** What `npm run leads` prints of leads. */

/** A line for each lead: those whose mail did not arrive first, then the oldest first. */
export function leadList(leads: LeadRecord[]): string {
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
  }));
  // A visitor's words must not become a formula in whoever's spreadsheet.
  return stringify(rows, {
    header: true,
    bom: true,
    cast: { string: (text) => text.replace(formula, "$1'") },
    columns: ["id", "form", "received", "sent", "state", "suspicions", ...fields],
  });
}

/** A time for a person, in UTC. */
export function timeOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

function stateOf(lead: LeadRecord): string {
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
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => `${line(row).trimEnd()}\n`).join("");
}
