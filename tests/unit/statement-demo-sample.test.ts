import { expect, test, vi } from "vitest";
import { getWords, listIllustrations, sampleStatement } from "#data/index.ts";

test("nobody holds a paybill of a sample: it begins with 0 or is masked", () => {
  const named = /\bPay ?[Bb]ill (?:to )?(\d{5,})\b/g;
  const texts = [sampleStatement, JSON.stringify(listIllustrations("en"))];
  const numbers = texts.flatMap((text) => [...text.matchAll(named)].map(([, number]) => number));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((number = "") => !number.startsWith("0"))).toEqual([]);
});

test("the sample on the page does not depend on the day of the build: nothing reads the clock", async () => {
  const readClock = (): never => {
    throw new Error("The clock was read");
  };
  vi.stubGlobal(
    "Date",
    class extends Date {
      static override now = readClock;
      constructor(time?: number | string | Date) {
        super(time ?? readClock());
      }
    },
  );
  // Loads the modules anew, as one could read the clock when it is loaded.
  vi.resetModules();
  const { tryPage } = await import("#app/demos/statement-demo/try-page.ts");
  expect(tryPage(getWords("en")).sample.lines.length).toBeGreaterThan(0);
});
