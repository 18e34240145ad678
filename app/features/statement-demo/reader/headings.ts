import { isReceipt, readAmount, readTime } from "./cells";
import { type Column, type Row, StatementError } from "./statement";

/** How statements head their columns, in small letters without marks: one of several names for each. */
const headings = byName({
  receipt: "receipt no, receipt number, receipt",
  completed: "completion time",
  initiated: "initiation time",
  details: "details",
  status: "transaction status, status",
  paidIn: "paid in",
  withdrawn: "withdrawn, withdrawal, withdrawals, paid out",
  balance: "balance",
  confirmed: "balance confirmed",
  type: "reason type, transaction type",
  party: "other party info, other party, opposite party",
  linked: "linked transaction id",
  account: "a c no, account no",
  currency: "currency",
});

/** Names on older statements and lists made from them, used only where a row has none of the names above. */
const otherHeadings = byName({
  receipt: "transaction id, transaction",
  completed:
    "completion date, completed time, transaction time, transaction date, date and time, date time, date",
  details: "description",
  paidIn: "money in, credit, transaction amount, amount",
  withdrawn: "money out, debit",
  balance: "running balance",
});

function byName(columns: Partial<Record<Column, string>>): ReadonlyMap<string, Column> {
  const entries = Object.entries(columns) as [Column, string][];
  return new Map(entries.flatMap(([column, names]) => names.split(", ").map((name) => [name, column])));
}

/** Without these a line cannot be read. Withdrawn may be missing where the file has amounts below zero in Paid In. */
const needed: Column[] = ["receipt", "completed", "details", "paidIn", "balance"];

const amountColumns: Column[] = ["paidIn", "withdrawn", "balance"];

const allHeadings = new Map([...headings, ...otherHeadings]);

export function columnOf(
  heading: string,
  names: ReadonlyMap<string, Column> = allHeadings,
): Column | undefined {
  const plain = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/ (kes|ksh)$/, "");
  return names.get(plain);
}

export interface Header {
  sheet?: string | undefined;
  places: ReadonlyMap<Column, number>;
  /** How many cells a row below has at most. */
  width: number;
  /** The index after the last amount column, if no known column is there: an amount in it was shifted by a comma. */
  behindAmounts?: number | undefined;
}

/** undefined where a row names too few columns to be one of headings. */
function readHeader(cells: readonly string[]): Header | undefined {
  const places = new Map<Column, number>();
  for (const names of [headings, otherHeadings])
    for (const [index, cell] of cells.entries()) {
      const column = columnOf(cell, names);
      if (column && !places.has(column)) places.set(column, index);
    }
  if (!places.has("receipt") || places.size < 3) return undefined;
  const behind = 1 + Math.max(...amountColumns.map((column) => places.get(column) ?? -1));
  const heading = cells[behind]?.trim();
  // Under a heading that the visitor added, an amount may be meant.
  const isKnown = heading === "" || (heading && columnOf(heading));
  return { places, width: cells.length, behindAmounts: isKnown ? behind : undefined };
}

/** Rows with what they are read by: the headings above them. */
type Body = { row: Row; header: Header }[];

/** The rows below headings, those above the first that look like lines, and the currency that is named above. */
export function findBody(rows: readonly Row[]) {
  const body: Body = [];
  const early: Row[] = [];
  const headers: Header[] = [];
  let currency = "";
  for (const row of rows) {
    const header = readHeader(row.cells);
    const last = headers[headers.length - 1];
    // Each sheet of a workbook has its own.
    const current = last?.sheet === row.sheet ? last : undefined;
    if (header) {
      headers.push({ ...header, sheet: row.sheet });
      // Text above the headings of a further statement in the same file is no line.
      while (body.length > 0 && !mayBeLine(body[body.length - 1]?.row.cells ?? [])) body.pop();
    } else if (current && !isNote(row.cells)) body.push({ row, header: current });
    else if (!current && hasReceipt(row.cells) && looksLikeLine(row.cells)) early.push(row);
    else if (!current)
      currency ||= /\b[Cc](?:urrency|URRENCY)\W+([A-Z]{3})\b/.exec(row.cells.join(" "))?.[1] ?? "";
  }
  const [first] = headers;
  if (!first) throw new StatementError({ reason: "noHeader" });
  const missing = headers.map(({ places }) => needed.filter((column) => !places.has(column)));
  if (missing.every(({ length }) => length > 0))
    throw new StatementError({ reason: "missingColumns", columns: missing[0] ?? [] });
  return { body, early, currency };
}

const hasReceipt = (cells: readonly string[]) =>
  cells.some((cell) => isReceipt(cell.trim().toUpperCase()) && /[a-z]/i.test(cell));

/** Has what only a line has: a receipt beside a time or an amount, or the two without a receipt, or two amounts. */
function looksLikeLine(cells: readonly string[]): boolean {
  const hasTime = cells.some((cell) => readTime(cell));
  const amounts = cells.filter((cell) => readAmount(cell) !== undefined);
  if (hasReceipt(cells)) return hasTime || amounts.length > 0;
  if (cells.some((cell) => totalName.test(cell.trim()))) return false;
  return hasTime ? amounts.length > 0 : amounts.filter((cell) => /\.\d+\s*$/.test(cell)).length > 1;
}

const mayBeLine = (cells: readonly string[]) => hasReceipt(cells) || looksLikeLine(cells);

const totalName =
  /^(?:(?:(?:grand|page|sub)[ -]?)?totals?|(?:opening|closing) balance|balance [bc]\/?[fd]):?$/i;

/** A blank row, a total, or words across the page: nothing that could be a line. */
function isNote(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled.length === 0) return true;
  if (hasReceipt(filled) || filled.some((cell) => readTime(cell))) return false;
  if (filled.some((cell) => totalName.test(cell.trim()))) return true;
  const [text = ""] = filled;
  const isSentence = /\p{L}\s+\p{L}/u.test(text) && !/^\W*[A-Z]*\d[A-Z\d]{5,}|\d[.,]\d\d\b/.test(text);
  return filled.length === 1 && isSentence;
}
