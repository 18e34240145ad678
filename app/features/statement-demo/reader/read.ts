import {
  type DateOrder,
  findDateOrder,
  isReceiptOfLetters,
  isReceiptWithDigit,
  readAmount,
  readStatus,
  readTime,
} from "./cells";
import { findBody, type Header } from "./headings";
import { explainFailure } from "./other-text";
import {
  type Column,
  type Expectation,
  type Failure,
  type Line,
  maxLines,
  type Place,
  type Problem,
  type Reading,
  type Row,
  StatementError,
} from "./statement";

/**
 * Reads the rows of a statement. A row of headings applies to all rows below it until the next one, because a file
 * may contain several joined statements. Every row below headings becomes a line, a problem with its place, or a line
 * that moved no money. So does a row above the first headings that looks like a line.
 * @param thisYear a line of a year after the next one is refused, because its year is a typing error
 * @throws StatementError if there is no row of headings, a required column is missing, there is no line or there are
 *   too many, or no line could be read
 */
export function readRows(rows: readonly Row[], thisYear: number): Reading {
  const { body, early, currency } = findBody(rows);
  if (body.length > maxLines)
    throw new StatementError({ reason: "tooManyLines", limit: maxLines, found: body.length });
  const cellOf = (column: Column) =>
    body.map(({ row, header }) => row.cells[header.places.get(column) ?? -1] ?? "");
  const { guessed = "", ...dates } = findDateOrder(cellOf("completed"));
  const guessedTime = readTime(guessed, dates);
  const isSigned = cellOf("paidIn").some((cell) => (readAmount(cell) ?? 0) < 0);
  const reading: Reading = {
    lines: [],
    problems: early.map((row) => ({
      ...placeOf(row),
      column: "receipt",
      expected: "headings",
      found: row.cells.find((cell) => cell.trim() !== "")?.trim() ?? "",
    })),
    setAside: [],
    doubled: [],
    ...(guessedTime && { guessedDate: { text: /[^\sT,]+/.exec(guessed)?.[0] ?? "", time: guessedTime } }),
  };
  for (const { row, header } of body)
    readLine(row, header, { dates, currency, isSigned, lastYear: thisYear + 1 }, reading);
  const { lines, problems } = reading;
  if (lines.length > 0) return { ...reading, ...withoutDoubled(resolveFuliza(lines)) };
  const [problem] = problems;
  const failure: Failure = problem
    ? { reason: "noneRead", count: problems.length, first: problem }
    : { reason: "noLines" };
  throw new StatementError(explainFailure(failure, rows));
}

const placeOf = ({ line, page, sheet }: Place): Place => ({
  line,
  ...(page !== undefined && { page }),
  ...(sheet !== undefined && { sheet }),
});

/**
 * Drops lines that repeat all figures of an earlier line, because a file may contain the same statement twice, or two
 * that overlap.
 */
function withoutDoubled(all: readonly Line[]): Pick<Reading, "lines" | "doubled"> {
  const seen = new Set<string>();
  const [lines, doubled]: [Line[], Place[]] = [[], []];
  for (const line of all) {
    const { receipt, time, details, paidIn, withdrawn, balance } = line;
    const key = [receipt, time, details, paidIn, withdrawn, balance].join("\n");
    if (seen.has(key)) doubled.push(placeOf(line));
    else lines.push(line);
    seen.add(key);
  }
  return { lines, doubled };
}

interface FileFacts {
  dates: DateOrder;
  currency: string;
  /** Whether Paid In contains negative amounts for money paid out. */
  isSigned: boolean;
  lastYear: number;
}

function readLine(
  row: Row,
  { places, names, behindAmounts }: Header,
  facts: FileFacts,
  reading: Reading,
): void {
  const { lines, problems, setAside } = reading;
  const cell = (column: Column) => (row.cells[places.get(column) ?? -1] ?? "").replace(/\s+/g, " ").trim();
  const place = placeOf(row);
  const refuse = (column: Column, expected: Expectation): Problem => ({
    ...place,
    column,
    expected,
    found: cell(column),
  });
  const shifted = [row.cells[behindAmounts ?? -1] ?? ""].find(
    (text) => /\.\d\d?\s*$/.test(text) && readAmount(text),
  );
  const surplus = shifted ?? row.cells.slice(names.length).find((text) => text.trim() !== "");
  if (surplus !== undefined) {
    // A comma in an unquoted amount shifts all cells after it.
    problems.push({ ...place, column: "balance", expected: "lastCell", found: surplus.trim() });
    return;
  }
  const result = lineFrom(cell, places, facts, refuse);
  if ("expected" in result) problems.push(result);
  else if ("status" in result) setAside.push({ ...place, status: result.status });
  else lines.push({ ...place, ...result });
}

type Read = Omit<Line, keyof Place>;

/** Reads a row. @returns a line, the first problem in it, or the status of a line that moved no money */
function lineFrom(
  cell: (column: Column) => string,
  places: Header["places"],
  { dates, currency, isSigned, lastYear }: FileFacts,
  refuse: (column: Column, expected: Expectation) => Problem,
): Read | Problem | { status: string } {
  const receipt = cell("receipt").toUpperCase();
  // Small letters without a digit are a word.
  if (!isReceiptWithDigit(receipt) && !isReceiptOfLetters(cell("receipt")))
    return refuse("receipt", "receipt");
  const time = readTime(cell("completed"), dates);
  const status = places.has("status") ? readStatus(cell("status")) : "counted";
  if (status === "setAside") return { status: cell("status") };
  if (!status) return refuse("status", "status");
  if (!time || Number(time.slice(0, 4)) > lastYear) return refuse("completed", "time");
  const amounts = readAmounts(cell, places.has("withdrawn"), isSigned);
  if ("expected" in amounts) return refuse(amounts.column, amounts.expected);
  const balance = readAmount(cell("balance"));
  if (balance === undefined) return refuse("balance", "balance");
  if (!/^(?:|kes|ksh|kenyan?\b.*)$/i.test(cell("currency") || currency))
    return { ...refuse("currency", "currency"), found: cell("currency") || currency };
  return {
    receipt,
    time,
    details: cell("details"),
    ...amounts,
    balance,
    type: cell("type"),
    party: cell("party"),
    linked: cell("linked").toUpperCase(),
    account: cell("account"),
  };
}

type Amounts = { paidIn: number; withdrawn: number } | { column: Column; expected: Expectation };

/** Reads the amounts paid in and paid out. Withdrawn may have a minus sign. */
function readAmounts(cell: (column: Column) => string, hasWithdrawn: boolean, isSigned: boolean): Amounts {
  const [paidIn, withdrawn] = (["paidIn", "withdrawn"] as const).map((column) =>
    isBlank(cell(column)) ? 0 : readAmount(cell(column)),
  );
  if (paidIn === undefined) return { column: "paidIn", expected: "amount" };
  if (withdrawn === undefined) return { column: "withdrawn", expected: "amount" };
  if (!hasWithdrawn && !isSigned) return { column: "withdrawn", expected: "direction" };
  if (!hasWithdrawn && paidIn < 0) return { paidIn: 0, withdrawn: -paidIn };
  if (paidIn < 0) return { column: "paidIn", expected: "amount" };
  if (paidIn !== 0 && withdrawn !== 0) return { column: "withdrawn", expected: "direction" };
  if (isBlank(cell("paidIn")) && isBlank(cell("withdrawn")))
    return { column: "paidIn", expected: "direction" };
  return { paidIn, withdrawn: Math.abs(withdrawn) };
}

const isBlank = (cell: string) => /^[-–—]?$/.test(cell);

const overdraft = /^overdraft of credit party/i;
const paidByFuliza = /\bfuliza\b/i;

/**
 * Corrects the amounts of Fuliza lines by their details, because some statements exchange the columns of loan and
 * payment.
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
