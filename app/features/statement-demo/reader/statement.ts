/** What a statement is made of, from its file to its sorted lines. Amounts are whole cents, never negative. */
import type { Words } from "#data/index.ts";

/** What the demo takes at most; more is refused with its reason, so that a phone's page stays responsive. */
export const maxLines = 20_000;
export const maxFileBytes = 10 * 1024 * 1024;

/** How far out a workbook may have a cell: what reads it makes one for every place before that. */
export const maxRows = maxLines + 200;
export const maxColumns = 100;

/** Where something is: the line of a CSV or a sheet, or the row of a PDF. */
export interface Place {
  line: number;
  /** Of a PDF; of a workbook the number of the sheet. */
  page?: number;
  /** The sheet's name, where several were read. */
  sheet?: string;
}

export type Row = Place & { cells: readonly string[] };

type Copy = Words["statementDemo"];

/** A line's columns, by our names for them. */
export type Column = keyof Copy["columns"];

/** What a cell has to hold. `direction`: one amount, either in Paid In or in Withdrawn. */
export type Expectation = keyof Copy["expected"];

/** A line that was not read, and why: named to the visitor, never dropped in silence. */
export type Problem = Place & { column: Column; expected: Expectation; found: string };

export interface Line extends Place {
  /** Shared by a payment, its charge and its overdraft: no key. */
  receipt: string;
  /** `YYYY-MM-DD HH:MM:SS`, as on the statement. */
  time: string;
  details: string;
  paidIn: number;
  withdrawn: number;
  /** After this line; below zero only where a statement says so. */
  balance: number;
  type: string;
  party: string;
  linked: string;
  account: string;
  /** The statement printed Paid In and Withdrawn the wrong way round: Fuliza lines only. */
  isSwapped?: boolean;
}

/** What a file says, as far as it could be read. */
export interface Reading {
  lines: Line[];
  problems: Problem[];
  /** Lines that moved no money: failed, cancelled or still waiting. */
  setAside: (Place & { status: string })[];
  /** Lines that are in the file already, with all their figures: counted once. */
  doubled: Place[];
  /** What was taken to come first in dates such as 10/2/2026, where the file does not say. */
  guessedOrder?: "day" | "month";
}

/** The groups, in the order in which they are shown. */
export const groups = ["income", "suppliers", "charges", "transfers", "loans", "own", "unsorted"] as const;
export type Group = (typeof groups)[number];

export interface SortedLine extends Line {
  group: Group;
  /** Who paid or was paid, as far as the line says it; else empty. */
  name: string;
  /** Their number as far as it is printed: it tells two of one name apart. */
  number: string;
  /** The beginning of the details, without names and numbers: "Pay Bill Charge". */
  kind: string;
  /** It gives back what another line moved. */
  isReversal?: boolean;
}

/** Whether the running balance follows from line to line: counted are the lines with one before them. */
export interface BalanceCheck {
  fitting: number;
  total: number;
  /** The lines that do not add up, oldest first: by index into the lines, with the balance that was expected. */
  misfits: { index: number; expected: number }[];
}

export const fileKinds = ["csv", "xlsx", "pdf"] as const;
export type FileKind = (typeof fileKinds)[number];

/** The files that a field offers, as its `accept`. */
export const acceptedFiles = ".csv,.tsv,.txt,.xlsx,.pdf,text/csv,application/pdf";

export type Failure =
  | { reason: Exclude<keyof Copy["failures"], "tooBig" | "tooManyLines" | "missingColumns" | "noneRead"> }
  | { reason: "tooBig" | "tooManyLines"; limit: number; found: number }
  | { reason: "missingColumns"; columns: Column[] }
  | { reason: "noneRead"; count: number; first: Problem };

export class StatementError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.reason);
    this.failure = failure;
  }
}

/** A statement read, checked and sorted. Lines are in the order of the file. */
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
