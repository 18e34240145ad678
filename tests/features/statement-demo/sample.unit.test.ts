import { expect, onTestFinished, test, vi } from "vitest";
import { sumUp } from "#app/features/statement-demo/reader/sum.ts";
import { tryPage } from "#app/features/statement-demo/try-page.ts";
import { sampleStatement } from "#data/features/statement-demo/sample.ts";
import { getWords, listIllustrations } from "#data/index.ts";

test("a sample's paybill belongs to nobody: it begins with 0 or is masked", () => {
  const named = /\bPay ?[Bb]ill (?:to )?(\d{5,})\b/g;
  const texts = [sampleStatement, JSON.stringify(listIllustrations("en"))];
  const numbers = texts.flatMap((text) => [...text.matchAll(named)].map(([, number]) => number));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((number = "") => !number.startsWith("0"))).toEqual([]);
});

test("the demo finds in the sample what a bookkeeper has found by hand", () => {
  const { lines, check } = tryPage(getWords("en")).sample;
  const { paidIn, withdrawn, groups } = sumUp(lines);
  expect([lines.length, check.fitting, paidIn / 100, withdrawn / 100]).toEqual([22, 21, 45_070, 27_466.5]);
  const found = groups.map(({ group, count, paidIn, withdrawn }) => [
    group,
    [count, (paidIn - withdrawn) / 100],
  ]);
  expect(Object.fromEntries(found)).toEqual({
    income: [11, 44_405],
    suppliers: [3, -11_775.5],
    charges: [4, -151],
    transfers: [1, -4_500],
    loans: [1, -1_500],
    own: [1, -9_000],
    unsorted: [1, 125],
  });
});

test("the sample on the page does not depend on the day of the build, because no code reads the clock", async () => {
  const readClock = (): never => {
    throw new Error("The clock was read");
  };
  // Undo the stub at once, because the next file is imported before Vitest does it.
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    "Date",
    class extends Date {
      static override now = readClock;
      constructor(time?: number | string | Date) {
        super(time ?? readClock());
      }
    },
  );
  // Load the modules again, because one of them could read the clock when it is loaded.
  vi.resetModules();
  const { tryPage } = await import("#app/features/statement-demo/try-page.ts");
  expect(tryPage(getWords("en")).sample.lines.length).toBeGreaterThan(0);
});
