export interface Table {
  header: string[];
  /** The cells as Markdown. */
  rows: string[][];
  /** The index of the first right-aligned column. Default: none */
  figuresFrom?: number;
}

/** Formats a table as Markdown. */
export function markdownTable({ header, rows, figuresFrom = header.length }: Table): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const alignment = header.map((_, index) => (index < figuresFrom ? "---" : "---:"));
  return [header, alignment, ...rows].map(line).join("\n");
}
