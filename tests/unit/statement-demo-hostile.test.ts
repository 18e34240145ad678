import { expect, test } from "vitest";
import { sortStatement } from "#app/demos/statement-demo/sort.ts";
import { rowsOfCsv } from "#app/demos/statement-demo/sources/csv.ts";

/** Files that look like statements, and that a less careful reader would read wrongly. */

const headings = "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance";
const line = (day: number, details: string, amounts: string) =>
  `TJ${day}ABCDEFG,2026-10-0${day} 08:00:00,${details},Completed,${amounts}`;
const sorted = (...lines: string[]) => sortStatement(rowsOfCsv([headings, ...lines].join("\n")));

test("a quote that is never closed loses no line", () => {
  const { lines, problems } = sorted(
    line(1, "Merchant Payment", "500.00,,500.00"),
    line(2, '"Merchant Payment', "100.00,,600.00"),
    line(3, "Merchant Payment", "100.00,,700.00"),
  );
  expect(lines.length + problems.length).toBe(3);
  expect(lines.map(({ balance }) => balance)).toContain(70_000);
});

test("a comma inside an amount without quotes is a problem of its line, and shifts no cells in silence", () => {
  const { lines, problems } = sorted(
    line(1, "Merchant Payment", "500.00,,500.00"),
    line(2, "Pay Bill", ",1,200.00,7,800.00"),
  );
  expect(lines).toHaveLength(1);
  expect(problems).toMatchObject([{ line: 3, expected: "lastCell" }]);
});

test("a line after one that was not read is no misfit", () => {
  const { check, problems } = sorted(
    line(1, "Merchant Payment", "500.00,,500.00"),
    line(2, "Merchant Payment", "a lot,,900.00"),
    line(3, "Merchant Payment", "100.00,,1000.00"),
  );
  expect(problems).toHaveLength(1);
  expect(check).toMatchObject({ fitting: 0, total: 0, misfits: [] });
});

test("Withdrawal and currencies in headings are understood", () => {
  const rows = rowsOfCsv(
    "Receipt No.,Completion Time,Details,Transaction Status,Paid In (KES),Withdrawal (KSh),Balance\n" +
      line(1, "Pay Bill", ",200.00,300.00"),
  );
  expect(sortStatement(rows).lines).toMatchObject([{ withdrawn: 20_000, balance: 30_000 }]);
});
