/** A column of a table: its heading, and a function that returns the cell of a row. */
export type Column<Row> = [heading: string, cell: (row: Row) => string | number];

/** Formats a table in Markdown. The first column is aligned left, the others right. */
export function table<Row>(columns: Column<Row>[], rows: Row[]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |\n`;
  return [
    line(columns.map(([heading]) => heading)),
    line(columns.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(columns.map(([, cell]) => cell(row)))),
  ].join("");
}

/** The median of numbers. Of an even count, the upper one of the two in the middle. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

export const kib = (bytes: number) => (bytes / 1024).toFixed(1);
