/** A column: its heading, and what is in it. */
export type Column<Row> = [heading: string, cell: (row: Row) => string | number];

/** A table in Markdown, its first column on the left and the others, figures, on the right. */
export function table<Row>(columns: Column<Row>[], rows: Row[]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |\n`;
  return [
    line(columns.map(([heading]) => heading)),
    line(columns.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(columns.map(([, cell]) => cell(row)))),
  ].join("");
}

/** The middle of several measurements; of an even number the upper one. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

export const kib = (bytes: number) => (bytes / 1024).toFixed(1);
