import { expect, test } from "vitest";
import { testRecord } from "#app/publish/brochures/statement-demo-test-record.ts";
import { getWords, locales, sampleExpected, sampleStatement } from "#data/index.ts";

test("what the bookkeeper finds in the sample statement is what its lines come to", () => {
  const rows = sampleStatement
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));
  const total = (column: number) => rows.reduce((sum, cells) => sum + Number(cells[column]), 0);
  const groups = Object.values(sampleExpected.groups);
  expect(sampleExpected).toMatchObject({ lines: rows.length, balances: rows.length - 1 });
  expect([total(4), total(5)]).toEqual([sampleExpected.paidIn, sampleExpected.withdrawn]);
  expect(groups.reduce((sum, [count]) => sum + count, 0)).toBe(rows.length);
  expect(groups.reduce((sum, [, amount]) => sum + amount, 0)).toBe(total(4) - total(5));
});

test.each(locales)("the test record in %s lists every case with what was expected and got", (locale) => {
  const [cases] = testRecord(getWords(locale)).tables;
  expect(cases?.rows).toHaveLength(6 + Object.keys(sampleExpected.groups).length);
  for (const [label, expected, got] of cases?.rows ?? []) expect(got, label).toBe(expected);
});
