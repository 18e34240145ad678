import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import type { LeadRecord } from "../outbox/lead-records.ts";
import type { LeadAdmin, Site } from "./lead-admin.ts";
import { defaultPort, readPort } from "./options.ts";

const usage = `npm run leads -- <command> [--port <port> | --deployed]

  list [--all]                  the leads that wait; with --all those of the last 30 days too
  show <reference>              one lead, whole; the reference stands in the mail's subject
  retry [<reference>]           try one lead again, or all that wait, at once
  send-again <reference>        send a lead whose mail may be out, once you know that it is not
  export [--format csv|json]    every lead, on standard output

Without --deployed: the site that this project runs on this machine (npm start), on port ${defaultPort} or the one given.
With it: the deployed one (npx wrangler login).
`;

type Delivery = Pick<LeadRecord, "sentAt" | "sentBy" | "attempts" | "lastError" | "nextAt" | "mayHaveLeft">;

interface Call {
  admin: LeadAdmin;
  command: string;
  reference: string | undefined;
  flags: { all: boolean; format: string };
}

const commands: Record<string, (call: Call) => Promise<string>> = {
  ...{ list, show, retry, export: exportAll },
  "send-again": sendAgain,
};

/**
 * Reads the command line of `npm run leads`.
 * @returns which site to ask, and the command: it resolves to what is to be printed
 * @throws Error with the usage when there is no such command or flag
 */
export function readLeadCommand(args: string[]): { site: Site; run: (admin: LeadAdmin) => Promise<string> } {
  const { values: flags, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      deployed: { type: "boolean", default: false },
      port: { type: "string" },
      format: { type: "string", default: "csv" },
    },
  });
  const [command = "", reference] = positionals;
  const run = commands[command];
  if (!run) throw new Error(usage);
  if (flags.deployed && flags.port)
    throw new Error("--port is for a site on this machine, not for --deployed.");
  return {
    site: flags.deployed ? "deployed" : { port: readPort(flags.port ?? String(defaultPort), "--port") },
    run: (admin) => run({ admin, command, reference, flags }),
  };
}

async function list({ admin, flags }: Call): Promise<string> {
  const leads = (await allRecords(admin)).filter(({ sentAt }) => flags.all || sentAt === null);
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
  const count = await call.admin.retry(lead?.id);
  return `${count} ${count === 1 ? "lead is" : "leads are"} tried again now.\n`;
}

async function sendAgain(call: Call): Promise<string> {
  const { id, sentAt } = await find(call);
  if (sentAt) return `${id} was sent ${timeOf(sentAt)}: it is not sent twice.\n`;
  if (!(await call.admin.sendAgain(id))) return `${id} is being sent right now.\n`;
  return `${id} is sent again now, as a new mail.\n`;
}

async function exportAll({ admin, flags }: Call): Promise<string> {
  const leads = await allRecords(admin);
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
async function find({ admin, command, reference }: Call): Promise<LeadRecord> {
  if (!reference) throw new Error(`${command} takes the reference of a lead.`);
  const [lead, another] = await admin.records({ prefix: reference.toLowerCase(), limit: 2 });
  if (!lead) throw new Error(`No lead begins with ${reference}.`);
  if (another) throw new Error(`More than one lead begins with ${reference}: give more of the id.`);
  return lead;
}

/** Every lead, the oldest first. */
async function allRecords(admin: LeadAdmin): Promise<LeadRecord[]> {
  const leads: LeadRecord[] = [];
  for (;;) {
    const page = await admin.records({ after: leads.at(-1)?.id ?? "" });
    leads.push(...page);
    if (page.length === 0) return leads.sort((one, other) => one.receivedAt - other.receivedAt);
  }
}

function stateOf({ sentAt, sentBy, attempts, lastError, nextAt, mayHaveLeft }: Delivery) {
  if (sentAt) return `sent ${timeOf(sentAt)}${sentBy === "fallback" ? " by the fallback" : ""}`;
  const next = nextAt ? `, next try ${timeOf(nextAt)}` : "";
  const doubt = mayHaveLeft ? ", its mail may be out" : "";
  return lastError ? `waits: ${lastError}, ${attempts} tries${next}${doubt}` : "waits for its first try";
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
