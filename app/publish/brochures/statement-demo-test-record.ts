import { findExceptions } from "#app/demos/statement-demo/exceptions.ts";
import { formatSigned } from "#app/demos/statement-demo/format.ts";
import { sortStatement } from "#app/demos/statement-demo/sort.ts";
import { sumUp } from "#app/demos/statement-demo/sum.ts";
import { sampleRows, sampleYear } from "#app/demos/statement-demo/try-page.ts";
import { formatDate, sampleExpected, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { sheetContent } from "./content";

/**
 * The acceptance test of a workflow on the statement that the demo opens with: what a bookkeeper found by hand, and what
 * the demo's own code makes of it.
 * @throws Error naming the cases in which these differ
 */
export function testRecord(words: Words) {
  const copy = words.brochure.samples.testRecord;
  const { result } = words.statementDemo;
  const rows = sampleRows();
  const { lines, check } = sortStatement(rows, sampleYear);
  const { paidIn, withdrawn, groups } = sumUp(lines);
  const { changed, ...expected } = sampleExpected;
  const wrong = sortStatement(
    rows.map(({ line, cells }) => ({
      line,
      cells: line === changed ? [...cells.slice(0, -1), "1.00"] : cells,
    })),
    sampleYear,
  );
  const sum = ([count, amount]: readonly [number, number]) => `${formatSigned(amount * 100)} (${count})`;
  const cases = [
    [copy.cases.lines, expected.lines, lines.length],
    [copy.cases.balances, expected.balances, check.fitting],
    [result.in, formatSigned(expected.paidIn * 100), formatSigned(paidIn)],
    [result.out, formatSigned(-expected.withdrawn * 100), formatSigned(-withdrawn)],
    ...groups.map((found) => [
      result.groups[found.group],
      sum(expected.groups[found.group]),
      sum([found.count, (found.paidIn - found.withdrawn) / 100]),
    ]),
    [copy.cases.changed, changed, wrong.lines[wrong.check.misfits[0]?.index ?? -1]?.line],
    [copy.cases.doubled, expected.lines, sortStatement([...rows, ...rows.slice(1)], sampleYear).lines.length],
  ];
  const failed = cases.filter(([, wanted, got]) => wanted !== got);
  if (failed.length > 0) throw new Error(`data/demos/statement-demo.ts: ${JSON.stringify(failed)}`);
  const days = lines.map(({ time }) => formatDate(time.slice(0, 10), words.locale));
  const toCheck = findExceptions(lines, check).map(({ index, reasons }) => {
    const { details = "", paidIn: received = 0, withdrawn: paid = 0 } = lines[index] ?? {};
    const why = reasons.map((reason) => result.exceptions.reasons[reason]).join(", ");
    return [details, days[index] ?? "", formatSigned(received - paid), why];
  });
  const tested = { first: days[0] ?? "", last: days.at(-1) ?? "", count: lines.length };
  return sheetContent(
    {
      ...copy,
      facts: [
        copy.task,
        { label: copy.data.label, text: fill(copy.data.text, tested) },
        { label: copy.outcome.label, text: fill(copy.outcome.text, { count: cases.length }) },
      ],
      tables: [
        { ...copy.cases, rows: cases.map((texts) => [...texts.map(String), copy.passed]) },
        { ...copy.toCheck, rows: toCheck },
      ],
      lists: [copy.next],
    },
    words,
  );
}
