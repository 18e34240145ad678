import type { SortedLine } from "./statement";

/** A spreadsheet takes text that begins like this for a formula, and may run it; some read full-width and small signs too. */
const beginsFormula = /^[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠﹦﹢﹣﹫]/u;

/** A cell as text: an apostrophe before what would be a formula, and quotes around what holds a comma, quote or break. */
export function csvText(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Cents as a plain number, which spreadsheets of every language read: `1234.50`. */
export function csvAmount(cents: number): string {
  return `${cents < 0 ? "-" : ""}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}

/** Sorted lines as CSV; from the byte order mark Excel recognises UTF-8. @param headings of the columns, in order */
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
