import { fill } from "#data/load/fill.ts";
import { formatWhole } from "./reader/format";
import {
  type Failure,
  maxColumns,
  maxRows,
  type Place,
  type Problem,
  type SortedStatement,
} from "./reader/statement";
import type { TryCopy } from "./try-page";

/** The place of a line in its file: "Line 14", "Sheet “May”, line 14", or "Page 2, row 14" of a PDF. */
export function placeText({ line, page, sheet }: Place, { result }: TryCopy): string {
  const row = formatWhole(line);
  if (sheet !== undefined) return fill(result.lineSheet, { sheet, line: row });
  return page === undefined ? fill(result.line, { line: row }) : fill(result.linePage, { page, line: row });
}

/**
 * Describes how many balances follow from the previous one. `isWhole` means that all do, that there is at least one, and that
 * every line was read.
 */
export function describeBalances({ check, problems }: SortedStatement, { result }: Pick<TryCopy, "result">) {
  if (check.total === 0) return { isWhole: false, addsUp: result.noBalance, explanation: result.addsUpHow };
  const [fitting, total] = [check.fitting, check.total + problems.length].map(formatWhole);
  const isWhole = check.misfits.length === 0 && problems.length === 0;
  return {
    isWhole,
    addsUp: fill(result.addsUp, { fitting: fitting ?? "", total: total ?? "" }),
    explanation: isWhole ? result.addsUpHow : result.addsUpRead,
  };
}

/** Describes why a line was not read: its place, the column, the expected value and the value found. */
export function problemText(problem: Problem, copy: TryCopy): string {
  return fill(copy.result.problem, {
    place: placeText(problem, copy),
    column: copy.columns[problem.column],
    expected: copy.expected[problem.expected],
    found: problem.found ? `“${problem.found}”` : copy.result.nothing,
  });
}

export function failureText(failure: Failure, copy: TryCopy): string {
  const { failures, columns } = copy;
  const text = failures[failure.reason];
  switch (failure.reason) {
    case "tooBig":
      return fill(text, { found: megabytes(failure.found), limit: megabytes(failure.limit) });
    case "tooManyLines":
    case "tooManyPages":
      return fill(text, { found: formatWhole(failure.found), limit: formatWhole(failure.limit) });
    case "missingColumns":
      return fill(text, {
        found: failure.found.join(", "),
        columns: failure.columns.map((column) => columns[column]).join(", "),
      });
    case "noneRead":
      return fill(text, { count: formatWhole(failure.count), problem: problemText(failure.first, copy) });
    case "farCell":
      return fill(text, { rows: formatWhole(maxRows), columns: formatWhole(maxColumns) });
    default:
      return text;
  }
}

/** The name of a fold with the rest of a list: "1 more line", "12 more lines". */
export function restText(count: number, { result }: Pick<TryCopy, "result">): string {
  const { one, several } = result.all.rest;
  return count === 1 ? one : fill(several, { count: formatWhole(count) });
}

const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
