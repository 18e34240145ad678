/** The types of a statement, from its file to its sorted lines. Amounts are in whole cents and never negative. */
import type { Words } from "#data/index.ts";

/** The limits of a statement. A larger one is refused with a reason, so that a phone's page stays responsive. */
export const maxLines = 20_000;
export const maxFileBytes = 10 * 1024 * 1024;

/** The highest number of pages of a PDF. A page of a statement has more than 20 lines. */
export const maxPages = 1_000;

/**
 * The highest number of rows: those of the lines, of the headings and of the text around them. In a workbook these are
 * also the limits of a cell's position, because its reader creates all cells before it.
 */
export const maxRows = maxLines + 200;
export const maxColumns = 100;

/** The highest number of characters in a cell. The longest details of a payment have about 200. */
export const maxCellLength = 2000;

/** A place in a file: the line of a CSV file or a sheet, or the row of a PDF. */
export interface Place {
  line: number;
  /** The page of a PDF, or the number of the sheet. */
  page?: number;
  /** The sheet's name, if several sheets were read. */
  sheet?: string;
}

export type Row = Place & { cells: readonly string[] };

type Copy = Words["statementDemo"];

/** The columns of a line. */
export type Column = keyof Copy["columns"];

/** The expected content of a cell. `direction`: one amount, in either Paid In or Withdrawn. */
export type Expectation = keyof Copy["expected"];

/** A line that could not be read, with the reason. It is reported to the visitor. */
export type Problem = Place & { column: Column; expected: Expectation; found: string };

export interface Line extends Place {
  /** Not unique: a payment, its charge and its overdraft have the same one. */
  receipt: string;
  /** The time as `YYYY-MM-DD HH:MM:SS`. */
  time: string;
  details: string;
  paidIn: number;
  withdrawn: number;
  /** The balance after this line. It is negative only if the statement says so. */
  balance: number;
  type: string;
  party: string;
  linked: string;
  account: string;
  /** Whether the statement has exchanged Paid In and Withdrawn. This happens in Fuliza lines only. */
  isSwapped?: boolean;
}

/** The contents of a file, as far as they could be read. */
export interface Reading {
  lines: Line[];
  problems: Problem[];
  /** Lines that moved no money: failed, cancelled or pending. */
  setAside: (Place & { status: string })[];
  /** Lines that repeat all figures of an earlier line. They are counted once. */
  doubled: Place[];
  /** A date that can be read in two ways, as in the file, and the time as which it was read. Omitted if the file shows the order. */
  guessedDate?: { text: string; time: string };
}

/** The groups, in the order of display. */
export const groups = ["income", "suppliers", "charges", "transfers", "loans", "own", "unsorted"] as const;
export type Group = (typeof groups)[number];

export interface SortedLine extends Line {
  group: Group;
  /** The payer or payee; empty if the line does not name one. */
  name: string;
  /** The visible part of the other party's number. It distinguishes two parties with the same name. */
  number: string;
  /** The beginning of the details, without names and numbers: "Pay Bill Charge". */
  kind: string;
  /** Whether the line reverses another one. */
  isReversal?: boolean;
}

/** How many running balances follow from the previous line. Only lines with a previous line are counted. */
export interface BalanceCheck {
  fitting: number;
  total: number;
  /** The lines whose balance does not follow, oldest first: their index, and the expected balance. */
  misfits: { index: number; expected: number }[];
}

export const fileKinds = ["csv", "xlsx", "pdf"] as const;
export type FileKind = (typeof fileKinds)[number];

/** The `accept` attribute of the file input. */
export const acceptedFiles = ".csv,.tsv,.txt,.xlsx,.pdf,text/csv,application/pdf";

export type Failure =
  | {
      reason: Exclude<
        keyof Copy["failures"],
        "tooBig" | "tooManyLines" | "tooManyPages" | "missingColumns" | "noneRead"
      >;
    }
  | { reason: "tooBig" | "tooManyLines" | "tooManyPages"; limit: number; found: number }
  /** The headings that were found, and the columns that they lack. */
  | { reason: "missingColumns"; found: string[]; columns: Column[] }
  | { reason: "noneRead"; count: number; first: Problem };

export class StatementError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** A statement after reading, checking and sorting. Lines are in the order of the file. */
export type SortedStatement = Omit<Reading, "lines"> & { lines: SortedLine[]; check: BalanceCheck };

export type Request =
  | { ask: "prepare"; kind: FileKind }
  | { ask: "read"; file: ArrayBuffer; password: string };

export type Answer =
  | { answer: "prepared"; kind: FileKind }
  | { answer: "loading"; kind: FileKind }
  | { answer: "reading"; page: number; pages: number }
  | { answer: "sorting" }
  | { answer: "sorted"; statement: SortedStatement }
  | { answer: "failed"; failure: Failure };
