import { isReceipt, readAmount, readStatus, readTime } from "./cells";
import {
  type Column,
  type Expectation,
  type Line,
  maxLines,
  type Problem,
  type Reading,
  type Row,
  StatementError,
} from "./statement";

/** How statements head their columns, in small letters without marks: one of several names for each. */
const headings: Record<string, Column> = {
  "receipt no": "receipt",
  "receipt number": "receipt",
  receipt: "receipt",
  "completion time": "completed",
  "initiation time": "initiated",
  details: "details",
  "transaction status": "status",
  status: "status",
  "paid in": "paidIn",
  withdrawn: "withdrawn",
  withdrawal: "withdrawn",
  withdrawals: "withdrawn",
  "paid out": "withdrawn",
  balance: "balance",
  "balance confirmed": "confirmed",
  "reason type": "type",
  "transaction type": "type",
  "other party info": "party",
  "other party": "party",
  "linked transaction id": "linked",
  "a c no": "account",
  "account no": "account",
};

/** Without these a line cannot be read. Withdrawn may be missing: then what is paid out is below zero in Paid In. */
const needed: Column[] = ["receipt", "completed", "details", "paidIn", "balance"];

/** The column that a heading names. */
export function columnOf(heading: string): Column | undefined {
  const plain = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/ (kes|ksh)$/, "");
  return Object.hasOwn(headings, plain) ? headings[plain] : undefined;
}

/** Where each column is in a row of headings; undefined where a row holds too few of them to be one. */
function readHeader(cells: readonly string[]): Map<Column, number> | undefined {
  const places = new Map<Column, number>();
  for (const [index, cell] of cells.entries()) {
    const column = columnOf(cell);
    if (column && !places.has(column)) places.set(column, index);
  }
  return places.has("receipt") && places.size >= 3 ? places : undefined;
}

/**
 * Reads the rows of a statement: rows before the headings are skipped, every row after them is a line, a
 * problem with its place, or a line that moved no money.
 * @throws StatementError where there is no row of headings, a needed column is missing, there is no line or too many, or
 * none could be read
 */
export function readRows(rows: readonly Row[]): Reading {
  const start = rows.findIndex(({ cells }) => readHeader(cells));
  const places = readHeader(rows[start]?.cells ?? []);
  if (!places) throw new StatementError({ reason: "noHeader" });
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length > 0) throw new StatementError({ reason: "missingColumns", columns: missing });
  // A file of several joined statements repeats the headings.
  const body = rows
    .slice(start + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== "") && !readHeader(cells));
  if (body.length > maxLines)
    throw new StatementError({ reason: "tooManyLines", limit: maxLines, found: body.length });
  const reading: Reading = { lines: [], problems: [], setAside: [] };
  const width = rows[start]?.cells.length ?? 0;
  for (const row of body) readLine(row, places, width, reading);
  const { lines, problems } = reading;
  if (lines.length > 0) return { ...reading, lines: resolveFuliza(lines) };
  const [first] = problems;
  throw new StatementError(
    first ? { reason: "noneRead", count: problems.length, first } : { reason: "noLines" },
  );
}

/** @param width how many cells a row has, as the headings tell */
function readLine(row: Row, places: Map<Column, number>, width: number, reading: Reading): void {
  const { lines, problems, setAside } = reading;
  const cell = (column: Column) => (row.cells[places.get(column) ?? -1] ?? "").replace(/\s+/g, " ").trim();
  const place = { line: row.line, ...(row.page !== undefined && { page: row.page }) };
  const refuse = (column: Column, expected: Expectation): Problem => ({
    ...place,
    column,
    expected,
    found: cell(column),
  });
  const surplus = row.cells.slice(width).find((text) => text.trim() !== "");
  if (surplus !== undefined) {
    // A comma in an amount without quotes shifts every cell after it.
    problems.push({ ...place, column: "balance", expected: "lastCell", found: surplus.trim() });
    return;
  }
  const result = lineFrom(cell, places, refuse);
  if ("expected" in result) problems.push(result);
  else if ("status" in result) setAside.push({ ...place, status: result.status });
  else lines.push({ ...place, ...result });
}

/** A line, the first problem in it, or the status of one that moved no money. */
function lineFrom(
  cell: (column: Column) => string,
  places: Map<Column, number>,
  refuse: (column: Column, expected: Expectation) => Problem,
): Omit<Line, "line" | "page"> | Problem | { status: string } {
  const receipt = cell("receipt").toUpperCase();
  if (!isReceipt(receipt)) return refuse("receipt", "receipt");
  const time = readTime(cell("completed"));
  const status = places.has("status") ? readStatus(cell("status")) : "counted";
  if (status === "setAside") return { status: cell("status") };
  if (!status) return refuse("status", "status");
  if (!time) return refuse("completed", "time");
  const amounts = readAmounts(cell, places.has("withdrawn"));
  if ("expected" in amounts) return refuse(amounts.column, amounts.expected);
  const balance = readAmount(cell("balance"));
  if (balance === undefined) return refuse("balance", "balance");
  return {
    receipt,
    time,
    details: cell("details"),
    ...amounts,
    balance,
    party: cell("party"),
    linked: cell("linked").toUpperCase(),
    account: cell("account"),
  };
}

type Amounts = { paidIn: number; withdrawn: number } | { column: Column; expected: Expectation };

/** What came in or went out. Withdrawn is written with a minus sign or without one. */
function readAmounts(cell: (column: Column) => string, hasWithdrawn: boolean): Amounts {
  const [paidIn, withdrawn] = (["paidIn", "withdrawn"] as const).map((column) =>
    isBlank(cell(column)) ? 0 : readAmount(cell(column)),
  );
  if (paidIn === undefined) return { column: "paidIn", expected: "amount" };
  if (withdrawn === undefined) return { column: "withdrawn", expected: "amount" };
  if (!hasWithdrawn && paidIn < 0) return { paidIn: 0, withdrawn: -paidIn };
  if (paidIn < 0) return { column: "paidIn", expected: "amount" };
  if (paidIn !== 0 && withdrawn !== 0) return { column: "withdrawn", expected: "direction" };
  if (isBlank(cell("paidIn")) && isBlank(cell("withdrawn")))
    return { column: "paidIn", expected: "direction" };
  return { paidIn, withdrawn: Math.abs(withdrawn) };
}

const isBlank = (cell: string) => cell === "" || cell === "-";

const overdraft = /^overdraft of credit party/i;
const paidByFuliza = /\bfuliza\b/i;

/**
 * Puts the amounts of a Fuliza payment where its words say: statements print the loan under Withdrawn and the payment
 * under Paid In. Only for lines that name Fuliza, and only with the receipt of an overdraft.
 */
function resolveFuliza(lines: readonly Line[]): Line[] {
  const receipts = new Set(
    lines.filter(({ details }) => overdraft.test(details)).map(({ receipt }) => receipt),
  );
  return lines.map((line) => {
    if (!receipts.has(line.receipt)) return line;
    const { paidIn, withdrawn, details } = line;
    const isWrong = overdraft.test(details) ? withdrawn > 0 : paidByFuliza.test(details) && paidIn > 0;
    return isWrong ? { ...line, paidIn: withdrawn, withdrawn: paidIn, isSwapped: true } : line;
  });
}
