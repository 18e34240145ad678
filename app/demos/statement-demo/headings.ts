import type { Column } from "./statement";

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
  "opposite party": "party",
  "linked transaction id": "linked",
  "a c no": "account",
  "account no": "account",
  currency: "currency",
};

/** Names on older statements and lists made from them, used only where a row has none of the names above. */
const otherHeadings: Record<string, Column> = {
  "transaction id": "receipt",
  transaction: "receipt",
  "completion date": "completed",
  "completed time": "completed",
  "transaction time": "completed",
  "transaction date": "completed",
  "date and time": "completed",
  "date time": "completed",
  date: "completed",
  description: "details",
  "money in": "paidIn",
  credit: "paidIn",
  "transaction amount": "paidIn",
  amount: "paidIn",
  "money out": "withdrawn",
  debit: "withdrawn",
  "running balance": "balance",
};

/** Without these a line cannot be read. Withdrawn may be missing where the file has amounts below zero in Paid In. */
export const needed: Column[] = ["receipt", "completed", "details", "paidIn", "balance"];

const amountColumns: Column[] = ["paidIn", "withdrawn", "balance"];

const allHeadings = { ...headings, ...otherHeadings };

/** The column that a heading names. */
export function columnOf(heading: string, names = allHeadings): Column | undefined {
  const plain = heading
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/ (kes|ksh)$/, "");
  return Object.hasOwn(names, plain) ? names[plain] : undefined;
}

/** A row of headings. */
export interface Header {
  sheet?: string | undefined;
  places: ReadonlyMap<Column, number>;
  /** How many cells a row below has at most. */
  width: number;
  /** The index after the last amount column, if no known column is there: an amount in it was shifted by a comma. */
  behindAmounts?: number | undefined;
}

/** undefined where a row names too few columns to be one of headings. */
export function readHeader(cells: readonly string[]): Header | undefined {
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
