import { findExceptions } from "#app/demos/statement-demo/exceptions.ts";
import { formatSigned } from "#app/demos/statement-demo/format.ts";
import { sortStatement } from "#app/demos/statement-demo/sort-statement.ts";
import type { SortedStatement } from "#app/demos/statement-demo/statement.ts";
import { sumUp } from "#app/demos/statement-demo/sum.ts";
import { formatDate, sampleExpected, sampleStatement, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { sheetContent } from "./sheet";

const centsOf = (amount: number) => Math.round(amount * 100);

/**
 * The acceptance test of a workflow on the statement that the demo opens with: what a bookkeeper found by hand, and what
 * the demo's own code makes of it.
 * @throws Error naming the cases in which these differ
 */
export function testRecord(words: Words) {
  const copy = words.brochure.samples.testRecord;
  const { result } = words.statementDemo;
  const rows = rowsOf(sampleStatement);
  const { lines, check } = sortStatement(rows);
  const { paidIn, withdrawn, groups } = sumUp(lines);
  const amount = (cents: number, count?: number) =>
    count === undefined ? formatSigned(cents) : `${formatSigned(cents)} (${count})`;
  const {
    lines: count,
    balances,
    paidIn: paid,
    withdrawn: drawn,
    changed,
    groups: expected,
  } = sampleExpected;
  const cases = [
    [copy.cases.lines, count, lines.length],
    [copy.cases.balances, balances, check.fitting],
    [result.in, amount(centsOf(paid)), amount(paidIn)],
    [result.out, amount(-centsOf(drawn)), amount(-withdrawn)],
    ...groups.map((sum) => {
      const [lineCount, total] = expected[sum.group];
      return [
        result.groups[sum.group],
        amount(centsOf(total), lineCount),
        amount(sum.paidIn - sum.withdrawn, sum.count),
      ];
    }),
    [
      copy.cases.changed,
      fill(result.line, { line: changed }),
      firstMisfit(changeBalance(changed), result.line),
    ],
    [copy.cases.doubled, count, sortStatement([...rows, ...rows.slice(1)]).lines.length],
  ].map(([label, ...values]) => [`${label}`, ...values.map(String)] as [string, string, string]);
  const failed = cases.filter(([, wanted, got]) => wanted !== got);
  if (failed.length > 0) throw new Error(`data/demos/statement-demo.ts: ${JSON.stringify(failed)}`);
  const dayOf = (line: (typeof lines)[number] | undefined) =>
    formatDate(line?.time.slice(0, 10) ?? "", words.locale);
  const toCheck = findExceptions(lines, check).flatMap(({ index, reasons }) => {
    const line = lines[index];
    if (!line) return [];
    const why = reasons.map((reason) => result.exceptions.reasons[reason]).join(", ");
    return [[line.details, dayOf(line), formatSigned(line.paidIn - line.withdrawn), why]];
  });
  return sheetContent(
    {
      title: copy.title,
      intro: copy.intro,
      facts: [
        copy.task,
        {
          label: copy.data.label,
          text: fill(copy.data.text, { first: dayOf(lines[0]), last: dayOf(lines.at(-1)), count }),
        },
        { label: copy.outcome.label, text: fill(copy.outcome.text, { count: cases.length }) },
      ],
      tables: [
        {
          title: copy.casesTitle,
          columns: Object.values(copy.columns),
          rows: cases.map((texts) => [...texts, copy.passed]),
          totals: 0,
        },
        {
          title: copy.toCheck,
          columns: Object.values(copy.toCheckColumns),
          rows: toCheck,
          totals: 0,
        },
      ],
      lists: [{ title: copy.next.title, items: copy.next.items.map((text) => ({ text })) }],
      signatures: copy.signatures,
    },
    words,
  );
}

const rowsOf = (csv: string) =>
  csv
    .trim()
    .split("\n")
    .map((text, index) => ({ line: index + 1, cells: text.split(",") }));

/** The statement with a wrong balance in this line. */
function changeBalance(changed: number): SortedStatement {
  return sortStatement(
    rowsOf(sampleStatement).map(({ line, cells }) => ({
      line,
      cells: line === changed ? [...cells.slice(0, -1), "1.00"] : cells,
    })),
  );
}

function firstMisfit({ lines, check }: SortedStatement, text: string): string {
  return fill(text, { line: lines[check.misfits[0]?.index ?? -1]?.line ?? "" });
}
