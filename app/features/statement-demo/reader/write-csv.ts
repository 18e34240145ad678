import { spreadsheetText } from "#app/contract/spreadsheet-text.ts";
import type { SortedLine } from "./statement";

/** Formats a text as a cell: never as a formula, and in quotes if it contains a separator, a quote or a line break. */
export function csvText(text: string): string {
  const cell = spreadsheetText(text);
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Formats cents as a plain number that spreadsheets in every language read: `1234.50`. */
export function csvAmount(cents: number): string {
  return `${cents < 0 ? "-" : ""}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}

/**
 * Writes sorted lines as CSV. It begins with a byte order mark, by which Excel recognises UTF-8. @param headings of
 * the columns, in order
 */
export function writeCsv(
  lines: readonly SortedLine[],
  headings: readonly string[],
  groupNames: Readonly<Record<SortedLine["group"], string>>,
): string {
  const rows = lines.map((line) => [
    csvText(line.receipt),
    csvText(line.time),
    csvText(line.details),
    csvText(line.name),
    csvText(groupNames[line.group]),
    csvAmount(line.paidIn),
    csvAmount(line.withdrawn),
    csvAmount(line.balance),
    csvText(line.account),
    line.time.slice(0, 7),
  ]);
  return `\uFEFF${[headings.map(csvText), ...rows].map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}
