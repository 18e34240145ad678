import { formatWhole } from "#app/demos/statement/format.ts";
import type { Failure } from "#app/demos/statement/statement.ts";
import { fill } from "#data/load/fill.ts";
import { problemText } from "./problem-text";
import type { TryCopy } from "./try-page.server";

/** Why a file was not read, in words. */
export function failureText(failure: Failure, copy: TryCopy): string {
  const { failures, columns, own } = copy;
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
    case "notLoaded":
      return fill(text, { kind: own.kinds[failure.kind] });
    default:
      return text;
  }
}

const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
