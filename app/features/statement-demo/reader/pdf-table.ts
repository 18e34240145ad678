import { isReceipt } from "./cells";
import { hasCentredRows, joinCentredRows } from "./centred-rows";
import { columnOf } from "./headings";
import {
  hasReceipt,
  isDated,
  isMoney,
  linesOf,
  lineTolerance,
  looksLikeRow,
  merge,
  overlap,
  type PlacedText,
} from "./pdf-lines";
import type { Column, Row } from "./statement";

type Heading = PlacedText & { column: Column };

/** Lines of a page, and the headings above them. */
type Section = { page: number; lines: readonly PlacedText[][]; headings: readonly Heading[] };

type PdfRow = { page: number; cells: Map<Column, string> };

const amountColumns: readonly Column[] = ["paidIn", "withdrawn", "balance"];

const isForAmount = ({ column }: Heading) => amountColumns.includes(column);

/** A text may begin this far left of its heading and still belong to it, in points. */
const indent = 4;

/** Text that is further below a row than this multiple of the row's height does not belong to it: it is a footer. */
const maxLineGap = 2.2;

/**
 * Finds the table on a statement's pages. Headings give the columns; later pages may have none. A receipt begins a
 * row. A line that looks like a row but has no receipt becomes a row without a receipt, which is reported as a
 * problem.
 * @returns rows for `readRows`: the text above the headings, the headings, and the table; empty if no page has
 *   headings
 */
export function tableOf(pages: readonly (readonly PlacedText[])[]): Row[] {
  let headings: Heading[] = [];
  const sections: Section[] = [];
  const preamble: PlacedText[][] = [];
  const linesOfPages = pages.map(linesOf);
  const joinRows = linesOfPages.some(hasCentredRows) ? joinCentredRows : (lines: PlacedText[][]) => lines;
  for (const [index, lines] of linesOfPages.entries()) {
    const found = findHeadings(lines);
    // Above its headings, a page may have the rest of the table, and the first page has texts and totals.
    const above = lines.slice(0, found?.start ?? 0);
    if (headings.length === 0) preamble.push(...above);
    sections.push({ page: index + 1, lines: joinRows(above).filter(hasReceipt), headings });
    if (found && !isSame(found.headings, headings)) headings = found.headings;
    sections.push({ page: index + 1, lines: joinRows(found ? lines.slice(found.next) : lines), headings });
  }
  if (headings.length === 0) return [];
  // Joined statements may have different headings.
  const names = new Map(
    sections.flatMap((section) => section.headings.map(({ column, text }) => [column, text])),
  );
  const columns = [...names.keys()];
  const linesBelow = (above: readonly Heading[]) =>
    sections.flatMap((section) => (section.headings === above ? section.lines : []));
  const tables = new Set(sections.map((section) => section.headings));
  const learned = new Map([...tables].map((above) => [above, learn(above, linesBelow(above))]));
  const rows: PdfRow[] = [];
  for (const section of sections)
    readSection({ ...section, headings: learned.get(section.headings) ?? [] }, rows);
  return [
    ...preamble.map((line) => ({ line: 0, cells: [line.map(({ text }) => text).join(" ")] })),
    { line: 0, cells: [...names.values()] },
    ...rows.map(({ page, cells }, index) => ({
      line: index + 1,
      page,
      cells: columns.map((column) => cells.get(column) ?? ""),
    })),
  ];
}

const isSame = (a: readonly Heading[], b: readonly Heading[]) =>
  a.length === b.length &&
  a.every(({ column, x }, index) => column === b[index]?.column && Math.abs(x - b[index].x) < lineTolerance);

/** Moves the headings over the columns of the rows, because a heading may be centred and amounts aligned right. */
function learn(headings: readonly Heading[], lines: readonly PlacedText[][]): Heading[] {
  const rows = lines.filter(hasReceipt).flat();
  const forAmounts = headings.filter(isForAmount);
  const stacks = merge(rows.filter(isMoney)).sort((a, b) => a.x - b.x);
  // Use the columns of amounts only if there are as many as headings: an amount in the details would add a column.
  const isClear =
    stacks.length === forAmounts.length &&
    stacks.every(({ x, width }, index) => x + width > (forAmounts[index]?.x ?? 0) - indent);
  return headings.map((heading) => {
    if (isForAmount(heading)) return { ...heading, ...(isClear && stacks[forAmounts.indexOf(heading)]) };
    const below = rows.filter(
      (piece) =>
        !isMoney(piece) && headings.every((other) => overlap(piece, other) > 0 === (other === heading)),
    );
    return { ...heading, x: below.reduce((least, { x }) => Math.min(least, x), heading.x) };
  });
}

/** Finds the headings, which may have two or three lines, and the line after them. */
function findHeadings(lines: readonly PlacedText[][]) {
  for (const start of lines.keys()) {
    // Try three lines first, so that "Receipt" above "No." is read as one heading.
    for (const height of [3, 2, 1]) {
      const headings = headingsIn(lines.slice(start, start + height).flat());
      const names = new Set(headings.map(({ column }) => column));
      if (names.has("receipt") && names.size >= 5) return { headings, start, next: start + height };
    }
  }
  return undefined;
}

/** Texts above each other form one heading. A text that is no heading, alone or with others, is skipped. */
function headingsIn(pieces: readonly PlacedText[]): Heading[] {
  const stacks: PlacedText[] = [];
  for (const piece of pieces) {
    const above = stacks.find((other) => overlap(other, piece) > 0);
    if (!above) stacks.push({ ...piece });
    else {
      const x = Math.min(above.x, piece.x);
      const width = Math.max(endOf(above), endOf(piece)) - x;
      Object.assign(above, { text: `${above.text} ${piece.text}`, x, width });
    }
  }
  const headings = stacks.flatMap((piece) => {
    const column = columnOf(piece.text);
    return column ? [{ ...piece, column }] : [];
  });
  // Refuse texts with dates: `columnOf` ignores digits, so it would accept a heading with a date below it.
  return headings.length === stacks.length && !pieces.some(isDated) ? headings.sort((a, b) => a.x - b.x) : [];
}

function readSection({ page, lines, headings }: Section, rows: PdfRow[]): void {
  let last: PlacedText | undefined;
  for (const line of lines) {
    const cells = headings.length > 0 ? cellsOf(line, headings) : withoutColumns(line);
    // A receipt number alone is no row, because a statement may end with a similar code.
    const isRow = isReceipt(cells.get("receipt") ?? "") && hasReceipt(line);
    const [first] = line;
    if (isRow) rows.push({ page, cells });
    else {
      // A row may continue at the top of the next page, aligned with a heading's left edge. A footer is further
      // below.
      const isNear = last
        ? first && last.y - first.y < maxLineGap * last.height
        : line.every(({ x }) => headings.some((heading) => Math.abs(heading.x - x) < indent));
      const row = rows[rows.length - 1];
      if (looksLikeRow(line)) rows.push({ page, cells });
      else if (row && isNear && isContinuation(cells)) append(row.cells, cells);
      else continue;
    }
    last = first;
  }
}

/**
 * Makes a row of a line above all headings. It has the whole text in the receipt cell, so it is reported as a
 * problem.
 */
const withoutColumns = (line: readonly PlacedText[]) =>
  new Map<Column, string>([["receipt", line.map(({ text }) => text.trim()).join(" ")]]);

/** Whether cells continue the row above: with words, or the rest of a time or a receipt, but never with an amount. */
const isContinuation = (cells: ReadonlyMap<Column, string>) =>
  /^[A-Z0-9]{0,4}$/.test(cells.get("receipt") ?? "") && amountColumns.every((column) => !cells.has(column));

function append(cells: Map<Column, string>, rest: ReadonlyMap<Column, string>): void {
  const between = (column: Column) => (column === "receipt" ? "" : " ");
  for (const [column, text] of rest)
    cells.set(column, `${cells.get(column) ?? ""}${between(column)}${text}`.trim());
}

/**
 * Assigns the texts of a line to headings. Words belong to the last heading that begins before them. Amounts do too
 * if the balance shows that they are aligned right with their headings. Otherwise an amount belongs to the amount
 * heading whose left or right edge is nearest.
 */
function cellsOf(line: readonly PlacedText[], headings: readonly Heading[]): Map<Column, string> {
  const cells = new Map<Column, string>();
  const forAmounts = headings.filter(isForAmount);
  const forWords = headings.filter((heading) => !isForAmount(heading));
  const [balance, lastHeading] = [line.filter(isMoney).at(-1), forAmounts.at(-1)];
  const isRight =
    balance && lastHeading && balance.x >= lastHeading.x - 1 && endOf(balance) > endOf(lastHeading) + indent;
  const columnOfAmount = isRight ? lastBefore : nearest;
  for (const piece of line) {
    const heading = isMoney(piece) ? columnOfAmount(piece, forAmounts) : lastBefore(piece, forWords);
    if (heading) cells.set(heading.column, `${cells.get(heading.column) ?? ""} ${piece.text.trim()}`.trim());
  }
  return cells;
}

const endOf = ({ x, width }: PlacedText) => x + width;

function nearest(piece: PlacedText, headings: readonly Heading[]): Heading | undefined {
  const distance = ({ x, width }: PlacedText) =>
    Math.min(Math.abs(x - piece.x), Math.abs(x + width - piece.x - piece.width));
  return [...headings].sort((a, b) => distance(a) - distance(b))[0];
}

function lastBefore(piece: PlacedText, headings: readonly Heading[]): Heading | undefined {
  return headings.findLast(({ x }) => x <= piece.x + indent) ?? headings[0];
}
