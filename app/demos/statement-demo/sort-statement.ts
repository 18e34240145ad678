import { checkBalances } from "./check";
import { readRows } from "./read";
import { sortLines } from "./sort";
import type { Row, SortedStatement } from "./statement";

/**
 * A statement's rows read, checked and sorted.
 * @throws StatementError as `readRows`
 */
export function sortStatement(rows: readonly Row[]): SortedStatement {
  const { lines, ...rest } = readRows(rows);
  return { ...rest, lines: sortLines(lines), check: checkBalances(lines, rest.problems) };
}
