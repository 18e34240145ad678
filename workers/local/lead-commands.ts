import { parseArgs } from "node:util";
import { mailEventRanks, mailEventTypes } from "../outbox/mail-events.ts";
import { answerReport } from "./answer-report.ts";
import type { AskUser } from "./ask-user.ts";
import { allLeads, findLead, leadsFrom } from "./find-leads.ts";
import { forget } from "./forget-command.ts";
import { isUnanswered, leadDetails, leadList, leadsAsCsv, timeOf } from "./lead-report.ts";
import type { LeadAdminClient, Site } from "./open-lead-admin.ts";
import { defaultPort, readPort } from "./options.ts";
import { localWebhookSecret, webhookRequest } from "./webhook.ts";

const usage = `npm run leads -- <command> [--port <port> | --deployed]

  list [--all | --unanswered]   list the leads that wait, bounced ones first; with --all also those sent in the last 30 days;
                                with --unanswered those that nobody has answered
  show <reference>              show all data of one lead; the reference is in the subject of its mail
  retry [<reference>]           try to send one lead, or all that wait, now
  send-again <reference>        send a lead whose mail may have been sent, after you have checked that it was not
  arrived <reference>           count such a lead as sent, after you have found its mail in your inbox
  answered <reference> [--take-back]   mark a lead as answered, like the link in its mail; --take-back removes the mark
  report [--format csv]         count enquiries, answers, hours until an answer, and open ones by week, form, page and campaign
  export [<email>] [--format csv|json]   write all leads, or one person's, to standard output; npm run -s hides npm's own lines
  forget <email> [--yes]        erase the leads of a person; with --reference <reference> instead of an email, one lead
  play <event> <reference>      simulate an event of Resend's webhook, such as bounced or delivered, on this machine only

Without --deployed: the site that this project runs on this machine (npm start), on port ${defaultPort} or --port.
With --deployed: the site on Cloudflare (npx wrangler login).
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

interface Command {
  run: (call: Call) => Promise<string>;
  /** The highest number of arguments after the command. */
  words: number;
  /** The flags that the command has, apart from those that every command has. */
  flags?: readonly (keyof Call["flags"])[];
}

const commands: Record<string, Command> = {
  list: { run: list, words: 0, flags: ["all", "unanswered"] },
  show: { run: show, words: 1 },
  retry: { run: retry, words: 1 },
  play: { run: play, words: 2 },
  answered: { run: answered, words: 1, flags: ["take-back"] },
  report: { run: report, words: 0, flags: ["format"] },
  export: { run: exportLeads, words: 1, flags: ["format"] },
  "send-again": { run: sendAgain, words: 1 },
  arrived: { run: arrived, words: 1 },
  forget: {
    run: ({ admin, words, flags, isSure }) => forget(admin, { email: words[0], ...flags }, isSure),
    words: 1,
    flags: ["reference", "yes"],
  },
};

/**
 * Parses the command line of `npm run leads`.
 * @returns the site to connect to, and a function that runs the command and resolves to the text to print. It may ask the
 *   user for confirmation
 * @throws Error with the usage if the command is unknown, has too many arguments, or a flag of another command
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
  const { help, deployed, port, reference, ...others } = values;
  const flags = { ...others, reference };
  const [name = "", ...words] = positionals.map((word) => word.trim());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  // Refuse extra arguments: after `forget` with two emails, the user would believe that both were erased.
  if (!command || help || words.length > command.words) throw new Error(usage);
  // Without this, a script whose variable is empty would export, send or erase all leads instead of one.
  if ([...words, reference].includes("")) throw new Error(`An argument of ${name} is empty.`);
  const given = (Object.keys(flags) as (keyof typeof flags)[]).filter((flag) => flags[flag]);
  const unknown = given.find((flag) => !command.flags?.includes(flag));
  if (unknown) throw new Error(`${name} has no option --${unknown}.\n\n${usage}`);
  if (deployed && port)
    throw new Error("--port selects a site on this machine, so it cannot be used with --deployed.");
  const site = deployed ? "deployed" : { port: readPort(port ?? String(defaultPort), "--port") };
  return {
    site,
    run: (admin, isSure) => command.run({ admin, isSure, site, command: name, words, flags }),
  };
}

async function list({ admin, flags }: Call): Promise<string> {
  const leads = await allLeads(admin);
  if (flags.unanswered)
    return (
      leadList(leads.filter(isUnanswered)) ||
      "No lead is known to be unanswered. A lead that was mailed without ANSWER_SECRET counts as neither.\n"
    );
  if (flags.all) return leadList(leads) || "The outbox is empty.\n";
  return leadList(leads.filter(({ sentAt }) => sentAt === null)) || "No lead waits.\n";
}

async function show(call: Call): Promise<string> {
  return leadDetails(await find(call));
}

async function retry(call: Call): Promise<string> {
  const lead = call.words[0] ? await find(call) : undefined;
  if (lead?.sentAt) return `${lead.id} was sent ${timeOf(lead.sentAt)}, so it is not sent again.\n`;
  const count = await call.admin.retry(lead?.id);
  return `Sending ${count} ${count === 1 ? "lead" : "leads"} now.\n`;
}

async function sendAgain(call: Call): Promise<string> {
  const { id, sentAt } = await find(call);
  if (sentAt) return `${id} was sent ${timeOf(sentAt)}, so it is not sent again.\n`;
  if (!(await call.admin.sendAgain(id))) return `${id} is being sent right now.\n`;
  return `Sending ${id} now, as a new mail.\n`;
}

async function arrived(call: Call): Promise<string> {
  const { id, sentAt } = await find(call);
  if (sentAt) return `${id} was sent ${timeOf(sentAt)}.\n`;
  if (!(await call.admin.markArrived(id))) return `${id} is being sent right now.\n`;
  return `${id} counts as sent.\n`;
}

async function answered(call: Call): Promise<string> {
  const { id } = await find(call);
  const isAnswered = !call.flags["take-back"];
  await call.admin.setAnswered(id, isAnswered);
  return `${id} is ${isAnswered ? "marked as answered" : "no longer marked as answered"}.\n`;
}

async function report({ admin, flags: { format } }: Call): Promise<string> {
  if (format !== undefined && format !== "csv") throw new Error(`--format must be csv, but is "${format}".`);
  return answerReport(await allLeads(admin), format);
}

async function exportLeads({ admin, words: [email], flags: { format = "csv" } }: Call): Promise<string> {
  const leads = email ? await leadsFrom(admin, email) : await allLeads(admin);
  if (format === "json") return `${JSON.stringify(leads, null, 2)}\n`;
  if (format === "csv") return leadsAsCsv(leads);
  throw new Error(`--format must be csv or json, but is "${format}".`);
}

/** Posts an event about a lead's mail to the site on this machine, as Resend's webhook does. */
async function play(call: Call): Promise<string> {
  const {
    site,
    words: [event = "", reference],
  } = call;
  if (site === "deployed")
    throw new Error("play works only for a site on this machine, not with --deployed.");
  const type = `email.${event.replace(/^email\./, "")}`;
  if (!Object.hasOwn(mailEventRanks, type))
    throw new Error(`play has no event "${event}". Its events: ${mailEventTypes.join(", ")}`);
  const { mailId } = await find(call, 1);
  if (!mailId) throw new Error(`The mail of ${reference} is not sent yet, so it cannot have an event.`);
  const url = `http://localhost:${site.port}/api/resend-events`;
  const { status } = await fetch(url, webhookRequest({ type, mailId }, localWebhookSecret));
  return status === 200
    ? `Posted ${type} for ${reference}.\n`
    : `The site refused the event with status ${status}. It accepts events only if it uses the local mailbox.\n`;
}

/** Finds the lead that an argument names. @throws Error if the argument is missing or no lead has this reference */
function find({ admin, command, words }: Call, place = 0) {
  const reference = words[place];
  if (!reference)
    throw new Error(`${command} needs the reference of a lead. It is in the subject of its mail.`);
  return findLead(admin, reference);
}
