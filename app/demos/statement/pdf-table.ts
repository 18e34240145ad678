import { isReceipt, readAmount } from "./cells";
import { columnOf } from "./read";
import type { Column, Row } from "./statement";

/** A piece of text of a PDF page, in points from its lower left corner. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Heading extends PlacedText {
  column: Column;
}

interface PdfRow {
  page: number;
  cells: Map<Column, string>;
}

const amountColumns: readonly Column[] = ["paidIn", "withdrawn", "balance"];

/** Pieces whose base lines differ by less than this, in points, are on one line. */
const lineTolerance = 3;

/** A little to the left of its heading is still below it, in points. */
const indent = 4;

/** Text further below a row than this many of its lines does not belong to it: a footer. */
const maxLineGap = 2.2;

/**
 * Finds the table of a statement's pages: the headings give the columns, a receipt begins a row, and what follows below
 * belongs to it. Later pages may do without headings.
 * @returns rows for `readRows`, the first of them the headings; none where no page has headings
 */
export function tableOf(pages: readonly (readonly PlacedText[])[]): Row[] {
  let headings: Heading[] = [];
  const rows: PdfRow[] = [];
  for (const [index, texts] of pages.entries()) {
    const lines = linesOf(texts);
    const found = findHeadings(lines);
    if (found) headings = found.headings;
    if (headings.length === 0) continue;
    readPage(found ? lines.slice(found.next) : lines, headings, index + 1, rows);
  }
  if (headings.length === 0) return [];
  const columns = headings.map(({ column }) => column);
  return [
    { line: 0, cells: headings.map(({ text }) => text) },
    ...rows.map(({ page, cells }, index) => ({
      line: index + 1,
      page,
      cells: columns.map((column) => cells.get(column) ?? ""),
    })),
  ];
}

/** The pieces of a page line by line, from the top, each from the left. */
function linesOf(texts: readonly PlacedText[]): PlacedText[][] {
  const lines: PlacedText[][] = [];
  const visible = texts.filter(({ text }) => text.trim() !== "");
  for (const piece of visible.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] && line[0].y - piece.y < lineTolerance) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => joinWords(line.sort((a, b) => a.x - b.x)));
}

/** A gap narrower than this many heights is a space between two words of one cell. */
const wordGap = 0.4;

/** Joins words that a PDF sets one by one. */
function joinWords(line: readonly PlacedText[]): PlacedText[] {
  const joined: PlacedText[] = [];
  for (const piece of line) {
    const before = joined.at(-1);
    const gap = before ? piece.x - before.x - before.width : Number.POSITIVE_INFINITY;
    if (!before || gap > wordGap * piece.height) joined.push({ ...piece });
    else {
      before.text = `${before.text.trimEnd()}${gap > 0.1 * piece.height || /\s$/.test(before.text) ? " " : ""}${piece.text}`;
      before.width = piece.x + piece.width - before.x;
    }
  }
  return joined;
}

/** The headings, which may be broken over two or three lines, and the line that follows them. */
function findHeadings(lines: readonly PlacedText[][]): { headings: Heading[]; next: number } | undefined {
  for (const start of lines.keys()) {
    // The tallest first: of "Receipt" above "No." the whole is meant.
    for (const height of [3, 2, 1]) {
      const headings = headingsIn(lines.slice(start, start + height).flat());
      const names = new Set(headings.map(({ column }) => column));
      if (names.has("receipt") && names.size >= 5) return { headings, next: start + height };
    }
  }
  return undefined;
}

/** Pieces above each other are one heading; a piece that is no heading, alone or with others, is skipped. */
function headingsIn(pieces: readonly PlacedText[]): Heading[] {
  const stacks: PlacedText[] = [];
  for (const piece of pieces) {
    const above = stacks.find((other) => overlap(other, piece) > 0);
    if (!above) stacks.push({ ...piece });
    else {
      const right = Math.max(above.x + above.width, piece.x + piece.width);
      above.text = `${above.text} ${piece.text}`;
      above.x = Math.min(above.x, piece.x);
      above.width = right - above.x;
    }
  }
  const headings = stacks.flatMap((piece) => {
    const column = columnOf(piece.text);
    return column ? [{ ...piece, column }] : [];
  });
  return headings.length === stacks.length ? headings.sort((a, b) => a.x - b.x) : [];
}

const overlap = (a: PlacedText, b: PlacedText) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);

function readPage(
  lines: readonly PlacedText[][],
  headings: readonly Heading[],
  page: number,
  rows: PdfRow[],
): void {
  let last: PlacedText | undefined;
  for (const line of lines) {
    const cells = cellsOf(line, headings);
    const isRow = isReceipt(cells.get("receipt") ?? "");
    const [first] = line;
    if (isRow) rows.push({ page, cells });
    else {
      // The rest of a row may be at the top of the next page, below a heading's edge; a footer is further away.
      const isNear = last
        ? first && last.y - first.y < maxLineGap * last.height
        : line.every(({ x }) => headings.some((heading) => Math.abs(heading.x - x) < indent));
      const row = rows.at(-1);
      if (row && isNear && isContinuation(cells)) append(row.cells, cells);
      else if (row && looksLikeRow(cells)) rows.push({ page, cells });
      else continue;
    }
    last = first;
  }
}

/** What follows below a row is words or the rest of a time, never an amount. */
const isContinuation = (cells: ReadonlyMap<Column, string>) =>
  !cells.has("receipt") && amountColumns.every((column) => !cells.has(column));

/** Has amounts but no receipt: reported as a problem, not skipped. */
const looksLikeRow = (cells: ReadonlyMap<Column, string>) =>
  cells.has("balance") && (cells.has("completed") || cells.has("details"));

function append(cells: Map<Column, string>, rest: ReadonlyMap<Column, string>): void {
  for (const [column, text] of rest) cells.set(column, `${cells.get(column) ?? ""} ${text}`.trim());
}

/** Amounts belong to the nearest heading of an amount, at either edge; words to the last heading that begins before them. */
function cellsOf(line: readonly PlacedText[], headings: readonly Heading[]): Map<Column, string> {
  const cells = new Map<Column, string>();
  const forAmounts = headings.filter(({ column }) => amountColumns.includes(column));
  const forWords = headings.filter(({ column }) => !amountColumns.includes(column));
  for (const piece of line) {
    const isAmount = readAmount(piece.text) !== undefined && /\.\d\d$/.test(piece.text.trim());
    const heading = isAmount ? nearest(piece, forAmounts) : lastBefore(piece, forWords);
    if (heading) cells.set(heading.column, `${cells.get(heading.column) ?? ""} ${piece.text.trim()}`.trim());
  }
  return cells;
}

function nearest(piece: PlacedText, headings: readonly Heading[]): Heading | undefined {
  const distance = ({ x, width }: PlacedText) =>
    Math.min(Math.abs(x - piece.x), Math.abs(x + width - piece.x - piece.width));
  return headings.toSorted((a, b) => distance(a) - distance(b))[0];
}

function lastBefore(piece: PlacedText, headings: readonly Heading[]): Heading | undefined {
  return headings.findLast(({ x }) => x <= piece.x + indent) ?? headings[0];
}
