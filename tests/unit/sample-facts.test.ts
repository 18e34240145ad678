import { expect, test } from "vitest";
import { getSampleStatement, listSpecimens } from "#data/index.ts";
import { sampleCompanies } from "./sample-company.ts";

test("a receipt of the demo's statement begins with its date, as M-Pesa writes it", () => {
  const lines = getSampleStatement().trim().split("\n").slice(1);
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const [receipt, date = ""] = line.split(",");
    const [year, month, day] = date.split(" ")[0]?.split("-").map(Number) ?? [];
    const letter = (number = 0) => String.fromCharCode("A".charCodeAt(0) + number);
    // A is 2006 and January; the day goes on with letters after 9.
    const code = `${letter((year ?? 0) - 2006)}${letter((month ?? 0) - 1)}${(day ?? 0).toString(36).toUpperCase()}`;
    expect(receipt?.slice(0, 3), line).toBe(code);
  }
});

test("nobody holds a paybill of a sample: it begins with 0 or is masked", () => {
  const named = /\bPay ?[Bb]ill (?:to )?(\d{5,})\b/g;
  const texts = [getSampleStatement(), JSON.stringify(listSpecimens("en"))];
  const numbers = texts.flatMap((text) => [...text.matchAll(named)].map(([, number]) => number));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((number = "") => !number.startsWith("0"))).toEqual([]);
});

test.each(sampleCompanies)(
  "the phones of the sample, $name, are nobody's: no number begins with 0",
  (company) => {
    for (const number of [...company.phones, company.whatsapp]) expect(number).toMatch(/^\+254 0/);
  },
);
