import { isReceiptOfLetters, isReceiptWithDigit, readAmount } from "./cells";

/** A text on a PDF page. Its position is in points from the page's lower left corner. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

type Span = Pick<PlacedText, "x" | "width">;

/** The width by which two texts overlap horizontally. They do not overlap if it is 0 or less. */
export const overlap = (a: Span, b: Span) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);

/** Texts whose base lines differ by less than this, in points, are on the same line. */
export const lineTolerance = 3;

/** Groups the texts of a page into lines, from the top, each line from the left. */
export function linesOf(texts: readonly PlacedText[]): PlacedText[][] {
  const lines: PlacedText[][] = [];
  const visible = texts.filter(({ text }) => !/^\s*(?:page \d+(?: of \d+)?\s*)?$/i.test(text));
  for (const piece of visible.sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line?.[0] && line[0].y - piece.y < lineTolerance) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => joinWords(line.sort((a, b) => a.x - b.x)));
}

/** A gap narrower than this multiple of the text's height is a space between two words of a cell. */
const wordGap = 0.4;

/** Joins words that a PDF contains as separate texts. */
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

/** Joins the horizontal ranges of texts that overlap. */
export function merge(pieces: readonly PlacedText[]): { x: number; width: number }[] {
  const merged: { x: number; width: number }[] = [];
  for (const piece of [...pieces].sort((a, b) => a.x - b.x)) {
    const before = merged[merged.length - 1];
    if (!before || overlap(before, piece) <= 0) merged.push({ x: piece.x, width: piece.width });
    else before.width = Math.max(before.x + before.width, piece.x + piece.width) - before.x;
  }
  return merged;
}

/** Whether a line has a receipt and a time or an amount. A receipt without a digit needs a time, because it may be a word. */
export const hasReceipt = (line: readonly PlacedText[]) =>
  (line.some(({ text }) => isReceiptWithDigit(text.trim())) && line.some(isDated)) ||
  (line.some(({ text }) => isReceiptOfLetters(text.trim())) && line.some(hasDate));

export const isMoney = ({ text }: PlacedText) =>
  readAmount(text) !== undefined && /\.\d\d$/.test(text.trim());

/** Whether a text is an amount or begins with a time. */
export const isDated = (piece: PlacedText) => isMoney(piece) || hasDate(piece);

const hasDate = ({ text }: PlacedText) => /^(?:\d{4}-\d\d-\d\d|\d\d[-/]\d\d[-/]\d{4})\b/.test(text.trim());

/**
 * Whether a line has two amounts, an amount and a time, or a receipt beside one of them. Such a line is never
 * skipped: if it is no row, it is a problem.
 */
export const looksLikeRow = (line: readonly PlacedText[]) =>
  line.filter(isMoney).length > 1 || line.filter(isDated).length > 1 || hasReceipt(line);
