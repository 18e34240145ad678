import { checkBalances } from "./check";
import { readRows } from "./read";
import { type Rule, rules } from "./rules";
import type { Group, Line, Row, SortedLine, SortedStatement } from "./statement";

const reversal = /\brevers(?:al|ed)\b/i;

/**
 * Puts each line into one group by the rules. A reversal goes to the group of the reversed payment, so that the two
 * cancel out. This needs the payment in the same statement, and its receipt in the reversal's line.
 */
function sortLines(lines: readonly Line[]): SortedLine[] {
  const shop = findShop(lines);
  const sorted = lines.map((line) => sortLine(line, shop));
  const byReceipt = new Map<string, SortedLine[]>();
  for (const line of sorted)
    if (!line.isReversal) byReceipt.set(line.receipt, [...(byReceipt.get(line.receipt) ?? []), line]);
  return sorted.map((line) =>
    line.isReversal ? { ...line, group: groupOfReversed(line, byReceipt) } : line,
  );
}

/** A customer's phone number is longer than a shop's number. */
const isPhone = /^\+?\d[\d*xX•]{8}/;

/** The shop's own name. Some tills' statements have it as the other party on every line. */
function findShop(lines: readonly Line[]): string {
  const counts = new Map<string, number>();
  for (const { party } of lines) if (!isPhone.test(party)) counts.set(party, (counts.get(party) ?? 0) + 1);
  const [party = "", count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  return lines.length > 2 && count > lines.length / 2 ? party : "";
}

function sortLine(line: Line, shop: string): SortedLine {
  const words = wordsOf(line.details);
  const isReversal = reversal.test(words.before) || reversal.test(line.type);
  const direction = line.paidIn > 0 ? "in" : "out";
  // Details without words, such as only a number and a name, match no rule. The type is then used.
  const rule = isReversal ? undefined : (findRule(line.details, direction) ?? findRule(line.type, direction));
  const party = line.party === shop ? "" : line.party;
  return {
    ...line,
    group: rule?.group ?? "unsorted",
    ...nameOf(party || words.party || (isPhone.test(line.details) ? line.details : "")),
    kind: kindOf(line.details),
    ...(isReversal && { isReversal }),
  };
}

/** The group of a reversed payment, found by its receipt and its amount, because its charge has the same receipt. */
function groupOfReversed(line: SortedLine, byReceipt: ReadonlyMap<string, SortedLine[]>): Group {
  const named = [line.linked, ...(line.details.toUpperCase().match(/\b[A-Z0-9]{10}\b/g) ?? []), line.receipt];
  const original = named
    .flatMap((receipt) => byReceipt.get(receipt) ?? [])
    .find(({ paidIn, withdrawn }) => paidIn === line.withdrawn && withdrawn === line.paidIn);
  return original?.group ?? "unsorted";
}

/**
 * The name and number of the other party, without the account: "254700***118 - JANE W. Acc. 12". If it has no name,
 * its number.
 */
function nameOf(party: string): { name: string; number: string } {
  const [person = ""] = withoutAccount(party).split(via, 1);
  const [, number = "", name = ""] = /^(\+?\d[\d*xX•]*)(?:\s*[-–]?\s+|(?=[a-z]{3}))(.+)$/i.exec(person) ?? [];
  const [, before = person, behind = number] =
    (!name && /^(.*[a-z].*?)[\s-]+(\+?\d[\d*xX•]{8,})$/i.exec(person)) || [];
  return { name: (name || before).replace(/^[\s-]+|[\s-]+$/g, ""), number: behind };
}

/** The words before the other party: "Pay Bill Charge", "Customer Transfer of Funds Charge". */
function kindOf(details: string): string {
  const [kind = ""] = details.split(/\s+(?:to|from|by|for|at)\s+(?=[\d*])|\s+-\s|\s+\d{4,}/, 1);
  return kind.trim() || details;
}

/** Reads, checks and sorts a statement. @param thisYear as for `readRows` @throws StatementError as `readRows` */
export function sortStatement(rows: readonly Row[], thisYear: number): SortedStatement {
  const { lines, ...rest } = readRows(rows, thisYear);
  return { ...rest, lines: sortLines(lines), check: checkBalances(lines, rest.problems) };
}

/** The rule that matches details or a type; undefined if none does. */
function findRule(details: string, direction: "in" | "out"): Rule | undefined {
  const { before, party } = wordsOf(details);
  const words = { text: plain(withoutAccount(details)), before: plain(before), party: plain(party) };
  return prepared.find(
    ({ rule, within, texts }) =>
      (rule.direction === "any" || rule.direction === direction) &&
      startsWith(words.text, within) &&
      (rule.where === "name"
        ? isMadeOf(words.party, texts)
        : texts.some((wanted) => applies(rule.where, words, wanted))),
  )?.rule;
}

const withoutAccount = (details: string) => details.split(account, 1)[0] ?? "";

/** The beginning of an account: "Acc." before any text, "Acc" only before a number. */
const account = /\s+(?:acc\.(?:\s|$)|(?:acc|account|a\/c)(?: no)?\.? (?=\S*\d))/i;

/** Texts after the other party. */
const via = /\s+(?:by\s+-|via (?:api|stk)\b)/i;

/**
 * The words before the other party, and the party: after the first "from" or "to" before a number or, if there is
 * none, after the first one.
 */
function wordsOf(details: string): { before: string; party: string } {
  const text = withoutAccount(details);
  const [, before = text, party = ""] = beforeNumber.exec(text) ?? beforeName.exec(text) ?? [];
  return { before: before.split(/ [-–] /, 1)[0] ?? "", party: party.split(via, 1)[0] ?? "" };
}

const beforeNumber = /^(.*?)\b(?:from|to|by|at agent till|at agent)\b[\s-]*(?=\+?\d[\d*xX•]{2})(.*)$/i;
const beforeName =
  /^(.*?)\b(?:from|to|by|at agent till|at agent)\b(?! (?:customer|organization|business)\b[^\d*]* charges?$)[\s-]*(.*)$/i;

/** Words for the way of payment. */
const ways = / (?:online|with od|(?:with )?fuliza mpesa|with fuliza|via \w+)\b/g;

/** Normalises a text for comparison: lower case, single spaces, one spelling of M-PESA, no ways of payment. */
const plain = (text: string) =>
  text.toLowerCase().replace(/\s+/g, " ").trim().replaceAll("m-pesa", "mpesa").replace(ways, "");

const prepared = rules.map((rule) => ({
  rule,
  within: plain(rule.within ?? ""),
  texts: rule.texts.map(plain),
}));

const startsWith = (text: string, wanted: string) =>
  text.startsWith(wanted) && (wanted === "" || !/^\w/.test(text.slice(wanted.length)));

function applies(where: Rule["where"], words: Record<"text" | "before" | "party", string>, wanted: string) {
  if (where === "starts") return startsWith(words.text, wanted);
  if (where === "whole") return words.text === wanted;
  if (where === "ends") return ` ${words.before.trim()}`.endsWith(` ${wanted}`);
  return lettersOf(words.party).includes(lettersOf(wanted));
}

const lettersOf = (text: string) => ` ${text.replace(/[^a-z&]+/g, " ").trim()} `;

/** Words at the end of many companies' names. */
const additions = /\b(?:ltd|limited|kenya|digital|mobile|loans?|t a|bulk|account|payments?)\b/g;

/** Whether a name consists of these texts, and of words that many companies' names have. */
function isMadeOf(name: string, texts: readonly string[]): boolean {
  const rest = texts.map(lettersOf).reduce((left, text) => left.replace(text, "  "), lettersOf(name));
  return rest !== lettersOf(name) && rest.replace(additions, "").trim() === "";
}
