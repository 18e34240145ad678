import type { Problem } from "#app/demos/statement-demo/statement.ts";
import { fill } from "#data/load/fill.ts";
import { placeText } from "./place-text";
import type { TryCopy } from "./try-page.server";

/** Why a line was not read: its place, its column, what that has to hold, and what it holds. */
export function problemText(problem: Problem, copy: TryCopy): string {
  return fill(copy.result.problem, {
    place: placeText(problem, copy),
    column: copy.columns[problem.column],
    expected: copy.expected[problem.expected],
    found: problem.found ? `“${problem.found}”` : copy.result.nothing,
  });
}
