import type { Specimen } from "#data/schemas/specimen.ts";

/**
 * A specimen for a small picture: of each part as much as can be told apart there, and no details, which could not be
 * read. What is left out may be part of a sum, so it is for drawing only.
 */
export function abridged(specimen: Specimen): Specimen {
  const short = withoutDetails(specimen);
  switch (short.kind) {
    case "paper":
      return { ...short, rows: short.rows.slice(0, 4) };
    case "chat":
      return {
        ...short,
        messages: short.messages.slice(-3),
        panel: { ...short.panel, rows: short.panel.rows.slice(0, 4) },
      };
    case "ranking":
      return {
        ...short,
        rows: short.rows.slice(0, 3).map((row) => ({ ...row, reasons: row.reasons?.slice(0, 2) })),
      };
    case "transcript":
      return { ...short, lines: short.lines.slice(0, 3) };
    case "sum":
      return { ...short, lines: short.lines.slice(short.look === "report" ? -1 : -5), gauge: undefined };
    case "grid":
      return short.look === "queue"
        ? {
            ...short,
            columns: short.columns.map((column) => ({ ...column, cells: column.cells.slice(0, 2) })),
          }
        : short;
    default:
      return short;
  }
}

/** Drops every `detail`, however deep it is. */
function withoutDetails<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutDetails) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "detail");
  return Object.fromEntries(entries.map(([key, child]) => [key, withoutDetails(child)])) as Value;
}
