import { sampleStatement } from "#data/features/statement-demo/sample.ts";
import type { Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { formatWhole } from "./reader/format";
import { rules } from "./reader/rules";
import { sortStatement } from "./reader/sort";
import { groups, maxFileBytes, maxLines, type SortedStatement } from "./reader/statement";

/** The id of the form for the visitor's file, below the sample. Buttons lead to it. */
export const ownFileId = "try-own";

export type TryPage = ReturnType<typeof tryPage>;
export type TryCopy = ReturnType<typeof tryCopy>;

export function tryCopy({ statementDemo: { own, tool: _, ...words } }: Words) {
  const formats = fill(own.formats, { lines: formatWhole(maxLines), size: maxFileBytes / 1024 / 1024 });
  return { ...words, own: { ...own, formats } };
}

/** The view model of the demo: its words, its rules, and the sample, sorted like a visitor's file. */
export function tryPage(words: Words) {
  return {
    copy: tryCopy(words),
    ownFileId,
    rules: groups.flatMap((group) => {
      // Several rules have the same texts, for different places or directions, so show each text once.
      const texts = new Set(rules.filter((rule) => rule.group === group).flatMap((rule) => rule.texts));
      return texts.size > 0 ? [{ group, text: [...texts].join(", ") }] : [];
    }),
    sample: sortSample(),
  };
}

/** The year of the sample's lines. It is fixed, because a page must not depend on the day of the build. */
const sampleYear = 2026;

const sampleRows = () =>
  sampleStatement
    .trim()
    .split("\n")
    .map((line, index) => ({ line: index + 1, cells: line.split(",") }));

/** @throws Error if the sample has an unreadable line or a wrong balance */
function sortSample(): SortedStatement {
  const statement = sortStatement(sampleRows(), sampleYear);
  const { check, problems } = statement;
  if (problems.length > 0 || check.misfits.length > 0)
    throw new Error(`data/features/statement-demo/sample.ts: ${JSON.stringify([problems, check.misfits])}`);
  return statement;
}
