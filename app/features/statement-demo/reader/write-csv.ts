import type { SortedLine } from "./statement";

/**
 * The beginning of a text that a spreadsheet would run as a formula: at the start of a cell, or after a character at
 * which another program may split the cell. Some spreadsheets accept full-width and small signs, and invisible characters
 * before a sign.
 */
const formula = /([;|\t\r\n]|^)(?=[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@%＝＋－＠﹦﹢﹣﹫])/gu;

/**
 * Formats a text as a cell: with an apostrophe before a possible formula, and in quotes if it contains a comma, a
 * quote or a line break.
 */
export function csvText(text: string): string {
  const harmless = text.replace(formula, "$1'");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
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
