import { columnOf } from "../headings";
import { maxCellLength, maxLines, maxRows, type Row, StatementError } from "../statement";

/** The receipt at the beginning of a statement's line. Ten letters may also be a word, if no date follows. */
const beginsLine =
  /[\r\n][^\S\r\n]*"?(?:(?=[A-Z]*\d)[A-Z0-9]{8,12}"?\s*[,;\t]|[A-Z]{10}"?\s*[,;\t]\s*"?\d{1,4}[-/.]\d)/;

/**
 * Reads the rows of a CSV file, without blank ones. Each has the number of its first line. A quote opens a cell only if another quote closes
 * the cell before the next delimiter or line end, and no line of the statement begins inside. Any other quote is an
 * ordinary character, so that a stray quote does not join several lines into one cell.
 * @throws StatementError if there are no rows or too many, or if a cell is too long: a file of 10 MB with nothing but line
 * breaks would otherwise become gigabytes of rows
 */
export function rowsOfCsv(text: string): Row[] {
  const source = text.replace(/^\uFEFF/, "");
  const delimiter = findDelimiter(source);
  // Some exports have a carriage return inside a cell.
  const lineBreak = source.includes("\n") ? "\n" : "\r";
  const rows: Row[] = [];
  let cells: string[] = [];
  let line = 1;
  let count = 0;
  for (let at = 0; at <= source.length; ) {
    // Most blank lines are empty, and a file may consist of millions of them.
    if (cells.length === 0 && source[at] === lineBreak) {
      line += 1;
      at += 1;
      continue;
    }
    const quoted = quotedCell(source, at, [delimiter, lineBreak]);
    const end = quoted?.end ?? endOfCell(source, at, delimiter, lineBreak);
    const cell = quoted?.cell ?? source.slice(at, end);
    if (cell.length > maxCellLength) throw new StatementError({ reason: "tooMuch" });
    const isLast = source[end] !== delimiter;
    cells.push(isLast && !quoted ? cell.replace(/\r$/, "") : cell);
    // Skip the carriage return of a CRLF line break.
    at = (source[end] === "\r" && source[end + 1] === "\n" ? end + 1 : end) + 1;
    if (!isLast) continue;
    if (cells.some((each) => each.trim() !== "")) count += 1;
    if (count > rows.length && count <= maxRows) rows.push({ line, cells });
    line += 1 + cells.reduce((breaks, each) => breaks + each.split(lineBreak).length - 1, 0);
    cells = [];
  }
  if (count === 0) throw new StatementError({ reason: "empty" });
  if (count > maxRows) throw new StatementError({ reason: "tooManyLines", limit: maxLines, found: count });
  return rows;
}

function endOfCell(source: string, at: number, delimiter: string, lineBreak: string): number {
  for (let end = at; end < source.length; end += 1)
    if (source[end] === delimiter || source[end] === lineBreak) return end;
  return source.length;
}

/** Reads the quoted cell that begins here, with doubled quotes as single ones; undefined if there is none. */
function quotedCell(
  source: string,
  at: number,
  ends: readonly string[],
): { cell: string; end: number } | undefined {
  if (source[at] !== '"') return undefined;
  let end = source.indexOf('"', at + 1);
  while (end >= 0 && source[end + 1] === '"') end = source.indexOf('"', end + 2);
  const behind = source.slice(end + 1, end + 3);
  if (end < 0 || (behind && behind !== "\r\n" && !ends.includes(behind.charAt(0)))) return undefined;
  const cell = source.slice(at + 1, end).replaceAll('""', '"');
  return beginsLine.test(cell) ? undefined : { cell, end: end + 1 };
}

const delimiters = [",", ";", "\t"];

/** How many lines may precede the headings. */
const linesBeforeHeadings = 200;

/**
 * Finds the delimiter: the character with which one of the first lines becomes a row of headings. In a file that is no statement,
 * the one that divides its first line into most cells. Default: a comma.
 */
function findDelimiter(text: string): string {
  const lines = text.slice(0, 100_000).split(/\r\n?|\n/, linesBeforeHeadings);
  const countHeadings = (line: string, delimiter: string) =>
    line.split(delimiter).filter((cell) => columnOf(cell)).length;
  const best = delimiters
    .map((delimiter) => ({
      delimiter,
      count: Math.max(...lines.map((line) => countHeadings(line, delimiter))),
    }))
    .sort((a, b) => b.count - a.count)[0];
  if (best && best.count > 1) return best.delimiter;
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const cellsOf = (delimiter: string) => first.split(delimiter).length;
  return [...delimiters].sort((a, b) => cellsOf(b) - cellsOf(a))[0] ?? ",";
}
