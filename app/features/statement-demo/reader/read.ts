import { type DateOrder, findDateOrder, isReceipt, readAmount, readStatus, readTime } from "./cells";
import { findBody, type Header } from "./headings";
import {
  type Column,
  type Expectation,
  type Line,
  maxLines,
  type Place,
  type Problem,
  type Reading,
  type Row,
  StatementError,
} from "./statement";

/**
 * Reads the rows of a statement. Each row of headings holds for what follows it, as files of several joined statements
 * need; every row below one is a line, a problem with its place, or a line that moved no money, and so is a row above
 * the first that looks like a line.
 * @param thisYear a line from after the next year is refused: its year is mistyped
 * @throws StatementError where there is no row of headings, a needed column is missing, there is no line or too many, or
 * none could be read
 */
export function readRows(rows: readonly Row[], thisYear: number): Reading {
  const { body, early, currency } = findBody(rows);
  if (body.length > maxLines)
    throw new StatementError({ reason: "tooManyLines", limit: maxLines, found: body.length });
  const cellOf = (column: Column) =>
    body.map(({ row, header }) => row.cells[header.places.get(column) ?? -1] ?? "");
  const { isGuess, ...dates } = findDateOrder(cellOf("completed"));
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
    ...(isGuess && { guessedOrder: dates.first }),
  };
  for (const { row, header } of body)
    readLine(row, header, { dates, currency, isSigned, lastYear: thisYear + 1 }, reading);
  const { lines, problems } = reading;
  if (lines.length > 0) return { ...reading, ...withoutDoubled(resolveFuliza(lines)) };
  const [problem] = problems;
  throw new StatementError(
    problem ? { reason: "noneRead", count: problems.length, first: problem } : { reason: "noLines" },
  );
}

const placeOf = ({ line, page, sheet }: Place): Place => ({
  line,
  ...(page !== undefined && { page }),
  ...(sheet !== undefined && { sheet }),
});

/** Drops lines that repeat an earlier one in every figure: the file holds a statement twice, or two that overlap. */
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
  /** What is paid out is below zero in Paid In. */
  isSigned: boolean;
  lastYear: number;
}

function readLine(
  row: Row,
  { places, width, behindAmounts }: Header,
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
  const surplus = shifted ?? row.cells.slice(width).find((text) => text.trim() !== "");
  if (surplus !== undefined) {
    // A comma in an amount without quotes shifts every cell after it.
    problems.push({ ...place, column: "balance", expected: "lastCell", found: surplus.trim() });
    return;
  }
  const result = lineFrom(cell, places, facts, refuse);
  if ("expected" in result) problems.push(result);
  else if ("status" in result) setAside.push({ ...place, status: result.status });
  else lines.push({ ...place, ...result });
}

type Read = Omit<Line, keyof Place>;

/** A line, the first problem in it, or the status of one that moved no money. */
function lineFrom(
  cell: (column: Column) => string,
  places: Header["places"],
  { dates, currency, isSigned, lastYear }: FileFacts,
  refuse: (column: Column, expected: Expectation) => Problem,
): Read | Problem | { status: string } {
  const receipt = cell("receipt").toUpperCase();
  if (!isReceipt(receipt)) return refuse("receipt", "receipt");
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

/** What came in or went out. Withdrawn is written with a minus sign or without one. */
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

/** Puts a Fuliza payment's amounts where its words say: statements print loan and payment under each other's column. */
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
