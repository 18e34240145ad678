/**
 * Handles statements whose cells are centred vertically in their rows. A receipt is then in the middle of its row,
 * and a cell of several lines begins above the receipt and ends as far below it.
 */
import { hasReceipt, isMoney, lineTolerance, looksLikeRow, type PlacedText } from "./pdf-lines";

/** The largest distance between two lines of a cell, as a multiple of the text's height. */
const maxLeading = 1.6;

type TextLine = readonly PlacedText[];

const yOf = ([first]: TextLine) => first?.y ?? 0;
const heightOf = ([first]: TextLine) => first?.height ?? 0;

/** Whether a receipt's line is between two lines of other cells, each less than the height of its text away. */
export function hasCentredRows(lines: readonly TextLine[]): boolean {
  return lines.some((line, index) => {
    const above = lines[index - 1];
    return (
      hasReceipt(line) &&
      above !== undefined &&
      yOf(above) - yOf(line) < heightOf(line) &&
      hasMirrored(lines, above, line)
    );
  });
}

/** Whether there is a line as far below the middle line as `above` is above it. */
const hasMirrored = (lines: readonly TextLine[], above: TextLine, middle: TextLine) =>
  lines.some((line) => Math.abs(yOf(above) + yOf(line) - 2 * yOf(middle)) < lineTolerance);

/**
 * Joins the lines of each row into one, with the words of each cell in their order. Lines outside of rows stay
 * unchanged.
 */
export function joinCentredRows(lines: readonly PlacedText[][]): PlacedText[][] {
  const joined: PlacedText[][] = [];
  let next = 0;
  for (const [index, line] of lines.entries()) {
    if (index < next || !line.some(isMoney) || !looksLikeRow(line)) continue;
    const first = firstOfRow(lines, next, index);
    const lowest = 2 * yOf(line) - yOf(lines[first] ?? line) - lineTolerance;
    const behind = lines.findIndex((other, place) => place > index && yOf(other) < lowest);
    const end = behind < 0 ? lines.length : behind;
    joined.push(...lines.slice(next, first), lines.slice(first, end).flat());
    next = end;
  }
  return [...joined, ...lines.slice(next)];
}

/**
 * The index of a row's first line. @param next the first line that belongs to no row yet @param middle the receipt's
 * line
 */
function firstOfRow(lines: readonly TextLine[], next: number, middle: number): number {
  const receipt = lines[middle] ?? [];
  let first = middle;
  for (let index = middle - 1; index >= next; index -= 1) {
    const [line, below] = [lines[index] ?? [], lines[index + 1] ?? []];
    if (yOf(line) - yOf(below) >= maxLeading * heightOf(line)) break;
    if (hasMirrored(lines, line, receipt)) first = index;
  }
  return first;
}
