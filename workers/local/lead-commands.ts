import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import type { LeadRecord } from "../outbox/lead-store.ts";
import type { OwnerDesk } from "./lead-admin.ts";

const usage = `npm run leads -- <command> [--deployed]

  list [--all]                  the leads that wait; with --all those of the last 30 days too
  show <reference>              one lead, whole; the reference stands in the mail's subject
  retry [<reference>]           try one lead again, or all that wait, at once
  export [--format csv|json]    every lead, on standard output

Without --deployed: the site that runs on this machine (npm start). With it: the deployed one (npx wrangler login).
`;

type Delivery = Pick<LeadRecord, "sentAt" | "sentBy" | "attempts" | "lastError" | "nextAt">;

interface Call {
  desk: OwnerDesk;
  command: string;
  reference: string | undefined;
  flags: { all: boolean; format: string };
}

const commands: Record<string, (call: Call) => Promise<string>> = { list, show, retry, export: exportAll };

/**
 * Reads the command line of `npm run leads`.
 * @returns which site to ask, and what to do with its owner desk: that resolves to what is to be printed
 * @throws with the usage when there is no such command or flag
 */
export function readLeadCommand(args: string[]) {
  const { values: flags, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      deployed: { type: "boolean", default: false },
      format: { type: "string", default: "csv" },
    },
  });
  const [command = "", reference] = positionals;
  const run = commands[command];
  if (!run) throw new Error(usage);
  return {
    isDeployed: flags.deployed,
    run: (desk: OwnerDesk) => run({ desk, command, reference, flags }),
  };
}

async function list({ desk, flags }: Call): Promise<string> {
  const leads = (await allRecords(desk)).filter(({ sentAt }) => flags.all || sentAt === null);
  if (leads.length === 0) return flags.all ? "The outbox is empty.\n" : "No lead waits.\n";
  const rows = leads.map((lead) => [
    lead.id.slice(0, 8),
    timeOf(lead.receivedAt),
    lead.formName,
    stateOf(lead),
    lead.formData.company || lead.formData.name || "",
  ]);
  return table([["Reference", "Received", "Form", "State", "From"], ...rows]);
}

async function show(call: Call): Promise<string> {
  const { id, formName, formData, visit, suspicions, receivedAt, ...lead } = await find(call);
  const facts = {
    Id: id,
    Form: formName,
    Received: timeOf(receivedAt),
    State: stateOf(lead),
    Suspicions: suspicions.join(", "),
    ...formData,
    ...visit,
  };
  return table(Object.entries(facts).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}

async function retry(call: Call): Promise<string> {
  const lead = call.reference ? await find(call) : undefined;
  if (lead?.sentAt) return `${lead.id} was sent ${timeOf(lead.sentAt)}: it is not sent twice.\n`;
  const count = await call.desk.retry(lead?.id);
  return `${count} ${count === 1 ? "lead is" : "leads are"} tried again now.\n`;
}

async function exportAll({ desk, flags }: Call): Promise<string> {
  const leads = await allRecords(desk);
  if (flags.format === "json") return `${JSON.stringify(leads, null, 2)}\n`;
  if (flags.format !== "csv") throw new Error(`--format takes csv or json, not "${flags.format}".`);
  const fields = [...new Set(leads.flatMap(({ formData, visit }) => Object.keys({ ...formData, ...visit })))];
  const rows = leads.map(({ formData, visit, suspicions, receivedAt, sentAt, ...lead }) => ({
    ...formData,
    ...visit,
    suspicions: suspicions.join(" "),
    id: lead.id,
    form: lead.formName,
    received: timeOf(receivedAt),
    sent: sentAt && timeOf(sentAt),
    state: stateOf({ ...lead, sentAt }),
  }));
  // A visitor's words must not become a formula in whoever's spreadsheet.
  return stringify(rows, {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: ["id", "form", "received", "sent", "state", "suspicions", ...fields],
  });
}

/** @throws when the reference is not exactly one lead's */
async function find({ desk, command, reference }: Call): Promise<LeadRecord> {
  if (!reference) throw new Error(`${command} takes the reference of a lead.`);
  const [lead, another] = await desk.records({ prefix: reference.toLowerCase(), limit: 2 });
  if (!lead) throw new Error(`No lead begins with ${reference}.`);
  if (another) throw new Error(`More than one lead begins with ${reference}: give more of the id.`);
  return lead;
}

/** Every lead, the oldest first. */
async function allRecords(desk: OwnerDesk): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for (;;) {
    const page = await desk.records({ after: leads.at(-1)?.id ?? "" });
    leads.push(...page);
    if (page.length === 0) return leads.sort((one, other) => one.receivedAt - other.receivedAt);
  }
}

function stateOf({ sentAt, sentBy, attempts, lastError, nextAt }: Delivery) {
  if (sentAt) return `sent ${timeOf(sentAt)}${sentBy === "fallback" ? " by the fallback" : ""}`;
  const next = nextAt ? `, next try ${timeOf(nextAt)}` : "";
  return lastError ? `waits: ${lastError}, ${attempts} tries${next}` : "waits for its first try";
}

function timeOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** Columns as wide as what is in them; the last one is left as it is. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => `${line(row).trimEnd()}\n`).join("");
}
