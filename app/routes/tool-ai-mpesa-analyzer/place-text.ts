import { formatWhole } from "#app/demos/statement/format.ts";
import { fill } from "#data/load/fill.ts";
import type { TryCopy } from "./try-page.server";

/** Where a line is in its file: "Line 14", or "Page 2, row 14" of a PDF. */
export function placeText({ line, page }: { line: number; page?: number }, { result }: TryCopy): string {
  return page === undefined
    ? fill(result.line, { line: formatWhole(line) })
    : fill(result.linePage, { page, line: formatWhole(line) });
}
