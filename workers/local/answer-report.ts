import { stringify } from "csv-stringify/sync";
import { spreadsheetText } from "#app/contract/spreadsheet-text.ts";
import type { LeadRecord } from "../outbox/lead-records.ts";
import { isUnanswered, table } from "./lead-report.ts";

const [hourMs, dayMs] = [3_600_000, 24 * 3_600_000];

/** The first Monday after the epoch, in milliseconds since the epoch. */
const firstMonday = 4 * dayMs;

/** The groupings of the report. Each function returns the name of a lead's group. */
const groupings: [string, (lead: LeadRecord) => string][] = [
  ["all", () => ""],
  ["form", ({ formName }) => formName],
  ["page", ({ visit }) => visit.page ?? ""],
  ["campaign", ({ visit }) => visit.utm_campaign ?? ""],
];

const columns = ["Week of", "By", "Name", "Enquiries", "Answered", "Open", "Median hours", "Longest hours"];

/**
 * Counts the leads of each week in total and by form, page and campaign: all, answered and open ones, and the hours until
 * an answer. Weeks begin on Monday, in UTC. Leads that may be spam are left out.
 * @returns a table for a terminal; with `csv`, a table for a spreadsheet
 */
export function answerReport(leads: LeadRecord[], format?: "csv"): string {
  const counted = leads.filter(({ suspicions }) => suspicions.length === 0);
  const rows = groupings.flatMap(([by, nameOf]) =>
    groupBy(counted, (lead) => `${weekOf(lead)}\n${nameOf(lead)}`).map(([group, inGroup]) => {
      const [week = "", name = ""] = group.split("\n");
      return [week, by, name || (by === "all" ? "" : "(none)"), ...measure(inGroup)];
    }),
  );
  const flagged = leads.length - counted.length;
  if (format === "csv")
    return stringify([columns, ...rows], { bom: true, cast: { string: spreadsheetText } });
  const note = flagged > 0 ? `\nNot counted: ${flagged} that may be spam.\n` : "";
  return rows.length > 0 ? `${table([columns, ...rows])}${note}` : `No enquiries.\n${note}`;
}

function measure(leads: LeadRecord[]): string[] {
  const waits = leads
    .flatMap(({ answeredAt, receivedAt }) => (answeredAt === null ? [] : [answeredAt - receivedAt]))
    .sort((one, other) => one - other);
  return [
    String(leads.length),
    String(waits.length),
    String(leads.filter(isUnanswered).length),
    hoursOf(median(waits)),
    hoursOf(waits.at(-1)),
  ];
}

/** A duration in hours with one decimal. Empty if no lead is answered. */
const hoursOf = (time: number | undefined) => (time === undefined ? "" : (time / hourMs).toFixed(1));

function median(sorted: number[]): number | undefined {
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** The Monday of the week in which a lead was received, as an ISO date. */
function weekOf({ receivedAt }: LeadRecord): string {
  const sinceMonday = (receivedAt - firstMonday) % (7 * dayMs);
  return new Date(receivedAt - sinceMonday).toISOString().slice(0, 10);
}

/** The leads of each group. The groups are sorted by name. */
function groupBy(leads: LeadRecord[], nameOf: (lead: LeadRecord) => string): [string, LeadRecord[]][] {
  const groups = new Map<string, LeadRecord[]>();
  for (const lead of leads) {
    const name = nameOf(lead);
    groups.set(name, [...(groups.get(name) ?? []), lead]);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}
