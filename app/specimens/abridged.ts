import type { Specimen } from "#data/schemas/specimen.ts";

/**
 * A specimen for a small picture: of each part as much as can be told apart there, and no details, which could not be
 * read. Lines that add up to a figure in the picture stay together.
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
        rows: short.rows.slice(0, 3),
      };
    case "transcript":
      return { ...short, lines: short.lines.slice(0, 3) };
    case "sum":
      return {
        ...short,
        lines: short.look === "report" ? short.lines.slice(-1) : short.lines,
        gauge: undefined,
      };
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
