import { isReceiptOfLetters, isReceiptWithDigit, readAmount, readTime } from "./cells";
import { explainFailure } from "./other-text";
import { type Column, type Failure, type Row, StatementError } from "./statement";

/** The names of each column in statements, in lower case without punctuation. */
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

/** Names in older statements, and in lists made from them. They are used only if a row has none of the names above. */
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

/** The required columns. Withdrawn may be missing if Paid In contains negative amounts. */
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
  /** The cells of the row. A row below has no more cells. */
  names: readonly string[];
  /**
   * The index after the last amount column, if no known column is there. An amount in that place was shifted by an
   * unquoted comma.
   */
  behindAmounts?: number | undefined;
}

/** Reads a row of headings; undefined if the row has too few names of columns. */
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
  // A column that a visitor has added may contain amounts. A comma has not shifted these.
  const isKnown = heading === "" || (heading && columnOf(heading));
  return { places, names: cells, behindAmounts: isKnown ? behind : undefined };
}

/** Rows, each with the headings above it. */
type Body = { row: Row; header: Header }[];

/** Finds the rows below headings, rows above the first headings that look like lines, and the currency named there. */
export function findBody(rows: readonly Row[]) {
  const body: Body = [];
  const early: Row[] = [];
  const headers: Header[] = [];
  let currency = "";
  for (const row of rows) {
    const header = readHeader(row.cells);
    const last = headers[headers.length - 1];
    // Each sheet of a workbook has its own headings.
    const current = last?.sheet === row.sheet ? last : undefined;
    if (header) {
      headers.push({ ...header, sheet: row.sheet });
      // Remove the text above the headings of another statement in the same file, because it is no line.
      while (body.length > 0 && !mayBeLine(body[body.length - 1]?.row.cells ?? [])) body.pop();
    } else if (current && !isNote(row.cells)) body.push({ row, header: current });
    else if (!current && hasReceipt(row.cells) && looksLikeLine(row.cells)) early.push(row);
    else if (!current)
      currency ||= /\b[Cc](?:urrency|URRENCY)\W+([A-Z]{3})\b/.exec(row.cells.join(" "))?.[1] ?? "";
  }
  if (headers.some(({ places }) => needed.every((column) => places.has(column))))
    return { body, early, currency };
  const names = headers[0]?.names ?? findOtherHeadings(rows);
  const failure = names ? missingColumns(names) : ({ reason: "noHeader" } as const);
  throw new StatementError(explainFailure(failure, rows));
}

function missingColumns(names: readonly string[]): Failure {
  const columns = names.map((name) => columnOf(name));
  return {
    reason: "missingColumns",
    found: names.map((name) => name.trim()).filter(Boolean),
    columns: needed.filter((column) => !columns.includes(column)),
  };
}

/** Headings have no digits, and are shorter than a sentence. */
const mayBeHeading = (cell: string) => /^\D{1,40}$/.test(cell.trim());

/** The headings of a table that is no statement. Rows of text above a table have fewer cells. */
function findOtherHeadings(rows: readonly Row[]): string[] | undefined {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== ""));
  const widest = Math.max(...filled.map(({ length }) => length));
  return filled.find((cells) => cells.length > Math.max(1, widest / 2) && cells.every(mayBeHeading));
}

const hasReceipt = (cells: readonly string[]) =>
  cells.some((cell) => isReceiptWithDigit(cell.trim().toUpperCase()) && /[a-z]/i.test(cell)) ||
  (cells.some((cell) => isReceiptOfLetters(cell.trim())) && cells.some((cell) => readTime(cell)));

/**
 * Whether a row looks like a line: it has a receipt and a time or an amount, or a time and an amount, or two amounts.
 */
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

/** Whether a row cannot be a line: a blank row, a total, or text across the page. */
function isNote(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled.length === 0) return true;
  if (hasReceipt(filled) || filled.some((cell) => readTime(cell))) return false;
  if (filled.some((cell) => totalName.test(cell.trim()))) return true;
  const [text = ""] = filled;
  const isSentence = /\p{L}\s+\p{L}/u.test(text) && !/^\W*[A-Z]*\d[A-Z\d]{5,}|\d[.,]\d\d\b/.test(text);
  return filled.length === 1 && isSentence;
}
