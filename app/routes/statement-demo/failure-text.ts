import { formatWhole } from "#app/demos/statement-demo/format.ts";
import { type Failure, maxColumns, maxRows } from "#app/demos/statement-demo/statement.ts";
import { fill } from "#data/load/fill.ts";
import { problemText } from "./problem-text";
import type { TryCopy } from "./try-page.server";

/** Why a file was not read, in words. */
export function failureText(failure: Failure, copy: TryCopy): string {
  const { failures, columns } = copy;
  const text = failures[failure.reason];
  switch (failure.reason) {
    case "tooBig":
      return fill(text, { found: megabytes(failure.found), limit: megabytes(failure.limit) });
    case "tooManyLines":
      return fill(text, { found: formatWhole(failure.found), limit: formatWhole(failure.limit) });
    case "missingColumns":
      return fill(text, { columns: failure.columns.map((column) => columns[column]).join(", ") });
    case "noneRead":
      return fill(text, { count: formatWhole(failure.count), problem: problemText(failure.first, copy) });
    case "farCell":
      return fill(text, { rows: formatWhole(maxRows), columns: formatWhole(maxColumns) });
    default:
      return text;
  }
}

const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
