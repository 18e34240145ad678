export interface Table {
  header: string[];
  /** Markdown, cell by cell. */
  rows: string[][];
  /** The index of the first column that is aligned as figures are; none if left out. */
  figuresFrom?: number;
}

/** A table in Markdown. */
export function markdownTable({ header, rows, figuresFrom = header.length }: Table): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const alignment = header.map((_, index) => (index < figuresFrom ? "---" : "---:"));
  return [header, alignment, ...rows].map(line).join("\n");
}
