import { formatWhole } from "#app/demos/statement-demo/format.ts";
import type { Place } from "#app/demos/statement-demo/statement.ts";
import { fill } from "#data/load/fill.ts";
import type { TryCopy } from "./try-page.server";

/** Where a line is in its file: "Line 14", "Sheet “May”, line 14", or "Page 2, row 14" of a PDF. */
export function placeText({ line, page, sheet }: Place, { result }: TryCopy): string {
  const row = formatWhole(line);
  if (sheet !== undefined) return fill(result.lineSheet, { sheet, line: row });
  return page === undefined ? fill(result.line, { line: row }) : fill(result.linePage, { page, line: row });
}
