import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAmount, readTime } from "#app/features/statement-demo/reader/cells.ts";
import { findExceptions } from "#app/features/statement-demo/reader/exceptions.ts";
import { rules } from "#app/features/statement-demo/reader/rules.ts";
import { sortStatement } from "#app/features/statement-demo/reader/sort.ts";
import { rowsOfCsv } from "#app/features/statement-demo/reader/sources/csv.ts";
import { groups } from "#app/features/statement-demo/reader/statement.ts";
import { sumUp } from "#app/features/statement-demo/reader/sum.ts";
import { csvAmount, csvText, writeCsv } from "#app/features/statement-demo/reader/write-csv.ts";

interface Payment {
  /** In cents; negative for money paid out. */
  amount: number;
  details: string;
  /** A charge with the same receipt follows, in cents. */
  charge: number;
}

/** Texts of all rules except the overdraft's: it is always paid in, whatever its column says. */
const known = rules
  .flatMap(({ texts, where }) => (where === "starts" ? texts : []))
  .filter((text) => !text.startsWith("OverDraft"));
const detailsOf = fc.oneof(fc.constantFrom(...known), fc.constantFrom("Promo adjustment", "Something else"));
const payment: fc.Arbitrary<Payment> = fc.record({
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((amount) => amount !== 0),
  details: detailsOf,
  charge: fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 10_000 })),
});

const shape = fc.record({
  delimiter: fc.constantFrom(",", ";", "\t"),
  isNewestFirst: fc.boolean(),
  hasThousands: fc.boolean(),
  minus: fc.boolean(),
  isDayFirst: fc.boolean(),
  before: fc.constantFrom([], ["M-PESA STATEMENT", "", "Opening balance; 12, of all"]),
  hasMark: fc.boolean(),
  lineBreak: fc.constantFrom("\n", "\r\n"),
});
type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never;

interface Entry {
  receipt: string;
  time: string;
  details: string;
  amount: number;
  balance: number;
}

function entriesOf(payments: readonly Payment[]): Entry[] {
  let balance = 900_000_000;
  return payments.flatMap(({ amount, details, charge }, index) => {
    const receipt = `TK${String(index).padStart(8, "0")}`;
    const day = String(1 + Math.floor(index / 60)).padStart(2, "0");
    const time = `2026-10-${day} 10:${String(index % 60).padStart(2, "0")}:00`;
    const steps = [
      { amount, details },
      ...(charge > 0 ? [{ amount: -charge, details: "Pay Bill Charge" }] : []),
    ];
    return steps.map((step) => {
      balance += step.amount;
      return { receipt, time, ...step, balance };
    });
  });
}

function write(entries: readonly Entry[], form: Shape): string {
  const { delimiter, isNewestFirst, hasThousands, minus, isDayFirst } = form;
  const money = (cents: number) => {
    const text = (cents / 100).toLocaleString("en", { minimumFractionDigits: 2, useGrouping: hasThousands });
    return text.includes(delimiter) ? `"${text}"` : text;
  };
  const timeOf = (time: string) => {
    const [date = "", clock = ""] = time.split(" ");
    return `${isDayFirst ? date.split("-").reverse().join("-") : date} ${clock}`;
  };
  const rows = entries.map(({ receipt, time, details, amount, balance }) =>
    [
      receipt,
      timeOf(time),
      details,
      "Completed",
      amount > 0 ? money(amount) : "",
      amount < 0 ? money(minus ? amount : -amount) : "",
      money(balance),
    ].join(delimiter),
  );
  const headings = "Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn|Balance";
  const lines = [
    ...form.before,
    headings.replaceAll("|", delimiter),
    ...(isNewestFirst ? rows.toReversed() : rows),
  ];
  return `${form.hasMark ? "\uFEFF" : ""}${lines.join(form.lineBreak)}${form.lineBreak}`;
}

const payments = fc.array(payment, { minLength: 2, maxLength: 60 });

describe("a statement of any shape", () => {
  test("is read as it was written, line by line, and its balances are correct", () => {
    fc.assert(
      fc.property(payments, shape, (list, form) => {
        const entries = entriesOf(list);
        const { lines, check, problems, setAside } = sortStatement(rowsOfCsv(write(entries, form)), 2026);
        expect([problems, setAside]).toEqual([[], []]);
        // The first payment and its charge have no balance before them.
        const checked = entries.filter(({ receipt }) => receipt !== entries[0]?.receipt).length;
        expect(check).toEqual({ fitting: checked, total: checked, misfits: [] });
        const read = lines.map(({ receipt, time, details, paidIn, withdrawn, balance }) => ({
          receipt,
          time,
          details,
          amount: paidIn - withdrawn,
          balance,
        }));
        expect(form.isNewestFirst ? read.toReversed() : read).toEqual(entries);
      }),
    );
  });

  test("reports a changed line, and only that line's balance is wrong", () => {
    fc.assert(
      fc.property(
        payments,
        shape,
        fc.nat(),
        fc.integer({ min: 1, max: 100_000 }),
        (list, form, at, error) => {
          const entries = entriesOf(list.map((item) => ({ ...item, charge: 0 })));
          const place = 1 + (at % (entries.length - 1));
          const wrong = entries.map((entry, index) => {
            if (index !== place) return entry;
            const amount = entry.amount > 0 ? entry.amount + error : entry.amount - error;
            return { ...entry, amount };
          });
          const { lines, check } = sortStatement(rowsOfCsv(write(wrong, form)), 2026);
          expect(check.misfits).toHaveLength(1);
          expect(lines[check.misfits[0]?.index ?? -1]?.receipt).toBe(entries[place]?.receipt);
        },
      ),
    );
  });
});

describe("sorting", () => {
  test("puts each line into one group, and the groups' sums add up to the total", () => {
    fc.assert(
      fc.property(payments, shape, (list, form) => {
        const { lines, check } = sortStatement(rowsOfCsv(write(entriesOf(list), form)), 2026);
        const sum = sumUp(lines);
        const add =
          (pick: (part: { paidIn: number; withdrawn: number }) => number) => (parts: typeof sum.periods) =>
            parts.reduce((total, part) => total + pick(part), 0);
        const [allIn, allOut] = [add(({ paidIn }) => paidIn), add(({ withdrawn }) => withdrawn)];
        for (const parts of [sum.groups as unknown as typeof sum.periods, sum.periods]) {
          expect(allIn(parts)).toBe(sum.paidIn);
          expect(allOut(parts)).toBe(sum.withdrawn);
        }
        expect(sum.groups.map(({ group }) => group)).toEqual([...groups]);
        expect(sum.groups.reduce((count, group) => count + group.count, 0)).toBe(lines.length);
        const charges = sum.groups.find(({ group }) => group === "charges");
        expect(sum.charges.reduce((total, { amount }) => total + amount, 0)).toBe(
          (charges?.withdrawn ?? 0) - (charges?.paidIn ?? 0),
        );
        expect(
          findExceptions(lines, check).filter(({ reasons }) => reasons.includes("unsorted")),
        ).toHaveLength(lines.filter(({ group }) => group === "unsorted").length);
      }),
    );
  });
});

describe("the downloaded file", () => {
  test("has no cell that a spreadsheet would run as a formula", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom("=", "+", "-", "@", "\t", "\r", " =", "|", "%", "＝", "\u200B=", "﹢", ""),
        fc.constantFrom("", "x;", "x|", "x\n", "x\t"),
        (text, mark, before) => {
          const [row] = rowsOfCsv(`${csvText(before + mark + text)},end`);
          // Some programs split a cell at these characters.
          for (const cell of row?.cells[0]?.split(/[;|\t\r\n]/) ?? [])
            expect(cell).not.toMatch(/^[\s\u200B]*[=+\-@%＝﹢]/);
        },
      ),
    );
  });

  test("is the same when it is read back", () => {
    fc.assert(
      fc.property(payments, shape, (list, form) => {
        const { lines } = sortStatement(rowsOfCsv(write(entriesOf(list), form)), 2026);
        const columns =
          "Receipt No.|Completion Time|Details|Name|Group|Paid In|Withdrawn|Balance|A/C No.|Month";
        const names = Object.fromEntries(groups.map((group) => [group, group])) as Record<
          (typeof groups)[number],
          string
        >;
        const again = sortStatement(rowsOfCsv(writeCsv(lines, columns.split("|"), names)), 2026);
        expect(again.problems).toEqual([]);
        expect(again.lines.map(({ line, ...rest }) => rest)).toEqual(lines.map(({ line, ...rest }) => rest));
      }),
    );
  });
});

describe("a cell", () => {
  test("with an amount is read as its cents, in every way of writing it", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.boolean(), (cents, useGrouping) => {
        const text = (cents / 100).toLocaleString("en", { minimumFractionDigits: 2, useGrouping });
        expect(readAmount(text)).toBe(cents);
        expect(readAmount(csvAmount(cents))).toBe(cents);
      }),
    );
  });

  test.each(["", "1.234,00", "12,34.00", "1e5", "1.234", "ten", "1 000.00", "--5", "0x10"])(
    "is no amount: %j",
    (text) => expect(readAmount(text)).toBeUndefined(),
  );

  test.each([
    ["01-10-2026 08:14:05", "2026-10-01 08:14:05"],
    ["1/10/2026 8:14", "2026-10-01 08:14:00"],
    ["2026-10-01T22:14:05Z", "2026-10-02 01:14:05"],
    ["2026-10-01T08:14:05+03:00", "2026-10-01 08:14:05"],
    ["1/10/2026 12:14 AM", "2026-10-01 00:14:00"],
    ["1/10/2026 13:14 PM", undefined],
    ["2026-10-01 08:14:05.0", "2026-10-01 08:14:05"],
    ["29-02-2024 23:59:59", "2024-02-29 23:59:59"],
    ["01-10-2006 08:14:05", undefined],
    ["29-02-2026 23:59:59", undefined],
    ["10-31-2026 08:00:00", undefined],
    ["2026-10-01 24:00:00", undefined],
    ["2026-10-01", undefined],
    ["yesterday", undefined],
  ])("with a time: %j is %j", (text, time) => expect(readTime(text)).toBe(time));
});
