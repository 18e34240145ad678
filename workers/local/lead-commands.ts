import { parseArgs } from "node:util";
import { answerReport } from "./answer-report.ts";
import type { AskUser } from "./ask-user.ts";
import { allLeads, findLead, leadsFrom } from "./find-leads.ts";
import { forget } from "./forget-command.ts";
import { isUnanswered, leadDetails, leadList, leadsAsCsv, timeOf } from "./lead-report.ts";
import type { LeadAdminClient, Site } from "./open-lead-admin.ts";
import { defaultPort, readPort } from "./options.ts";
import { localWebhookSecret, webhookRequest } from "./webhook.ts";

const usage = `npm run leads -- <command> [--port <port> | --deployed]

  list [--all | --unanswered]   the leads that wait, bounced ones first; with --all those of the last 30 days too; or those
                                that nobody has answered
  show <reference>              one lead, whole; the reference stands in the mail's subject
  retry [<reference>]           try one lead again, or all that wait, at once
  send-again <reference>        send a lead whose mail may be out, once you know that it is not
  answered <reference> [--take-back]   mark a lead as answered, as the link in its mail does, or take the mark back
  report [--format csv]         by week, form, page and campaign: enquiries, answers, how long they took, and how many are open
  export [<email>] [--format csv|json]   every lead, or one person's, on standard output; npm run -s keeps npm's lines out of it
  forget <email> [--yes]        erase what is kept of a person; or with --reference <reference> one lead
  play <event> <reference>      on this machine: what Resend's webhook would say, such as bounced or delivered

Without --deployed: the site that this project runs on this machine (npm start), on port ${defaultPort} or the one given.
With it: the deployed one (npx wrangler login).
`;

interface Call {
  admin: LeadAdminClient;
  site: Site;
  command: string;
  /** The arguments after the command. */
  words: string[];
  isSure: AskUser;
  flags: {
    all: boolean;
    unanswered: boolean;
    format?: string;
    yes: boolean;
    "take-back": boolean;
    reference: string | undefined;
  };
}

/** Each command, and how many words follow it at most. */
const commands: Record<string, [(call: Call) => Promise<string>, number]> = {
  list: [list, 0],
  show: [show, 1],
  retry: [retry, 1],
  play: [play, 2],
  answered: [answered, 1],
  report: [report, 0],
  export: [exportLeads, 1],
  "send-again": [sendAgain, 1],
  forget: [({ admin, words, flags, isSure }) => forget(admin, { email: words[0], ...flags }, isSure), 1],
};

/**
 * Reads the command line of `npm run leads`.
 * @returns which site to ask, and the command: it resolves to what is to be printed, and may ask whether one is sure
 * @throws Error with the usage when there is no such command, or more words than it takes; when there is no such flag
 */
export function readLeadCommand(args: string[]): {
  site: Site;
  run: (admin: LeadAdminClient, isSure: AskUser) => Promise<string>;
} {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      unanswered: { type: "boolean", default: false },
      "take-back": { type: "boolean", default: false },
      yes: { type: "boolean", default: false },
      reference: { type: "string" },
      deployed: { type: "boolean", default: false },
      port: { type: "string" },
      format: { type: "string" },
    },
  });
  const { help, deployed, port, reference, ...flags } = values;
  const [command = "", ...words] = positionals;
  const [run, mostWords = 0] = commands[command] ?? [];
  // A second email to `forget` must not look as if it were erased too.
  if (!run || help || words.length > mostWords) throw new Error(usage);
  if (deployed && port) throw new Error("--port is for a site on this machine, not for --deployed.");
  const site = deployed ? "deployed" : { port: readPort(port ?? String(defaultPort), "--port") };
  return {
    site,
    run: (admin, isSure) => run({ admin, isSure, site, command, words, flags: { ...flags, reference } }),
  };
}

async function list({ admin, flags }: Call): Promise<string> {
  const leads = await allLeads(admin);
  if (flags.unanswered) return leadList(leads.filter(isUnanswered)) || "Every lead is answered.\n";
  if (flags.all) return leadList(leads) || "The outbox is empty.\n";
  return leadList(leads.filter(({ sentAt }) => sentAt === null)) || "No lead waits.\n";
}

async function show(call: Call): Promise<string> {
  return leadDetails(await find(call));
}

async function retry(call: Call): Promise<string> {
  const lead = call.words[0] ? await find(call) : undefined;
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

async function answered(call: Call): Promise<string> {
  const { id } = await find(call);
  const isAnswered = !call.flags["take-back"];
  await call.admin.setAnswered(id, isAnswered);
  return `${id} is ${isAnswered ? "marked as answered" : "no longer marked as answered"}.\n`;
}

async function report({ admin, flags: { format } }: Call): Promise<string> {
  if (format !== undefined && format !== "csv") throw new Error(`--format takes csv, not "${format}".`);
  return answerReport(await allLeads(admin), format);
}

async function exportLeads({ admin, words: [email], flags: { format = "csv" } }: Call): Promise<string> {
  const leads = email ? await leadsFrom(admin, email) : await allLeads(admin);
  if (format === "json") return `${JSON.stringify(leads, null, 2)}\n`;
  if (format === "csv") return leadsAsCsv(leads);
  throw new Error(`--format takes csv or json, not "${format}".`);
}

/** Posts what Resend's webhook would say of a lead's mail to the site, which runs beside the local mailbox. */
async function play(call: Call): Promise<string> {
  const {
    site,
    words: [event = "", reference],
  } = call;
  if (site === "deployed") throw new Error("play is for a site on this machine.");
  const { mailId } = await find(call, 1);
  if (!mailId) throw new Error(`The mail of ${reference} is not out.`);
  const type = `email.${event.replace(/^email\./, "")}`;
  const url = `http://localhost:${site.port}/api/resend-events`;
  const { status } = await fetch(url, webhookRequest({ type, mailId }, localWebhookSecret));
  return status === 200 ? `${type} is said of ${reference}.\n` : `The site does not take it: ${status}.\n`;
}

/** @throws Error when there is no reference, or none of a lead */
function find({ admin, command, words }: Call, place = 0) {
  const reference = words[place];
  if (!reference) throw new Error(`${command} takes the reference of a lead.`);
  return findLead(admin, reference);
}
