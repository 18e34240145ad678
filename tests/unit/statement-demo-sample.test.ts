import { expect, test } from "vitest";
import { tryPage } from "#app/routes/statement-demo/try-page.server.ts";
import { getWords, listIllustrations, sampleStatement } from "#data/index.ts";

test("a receipt of the demo's statement begins with its date, as M-Pesa writes it", () => {
  const lines = sampleStatement.trim().split("\n").slice(1);
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

test("the demo's page says each text of a group's rules once", () => {
  for (const { text } of tryPage(getWords("en")).rules) {
    const texts = text.split(", ");
    expect(texts).toEqual([...new Set(texts)]);
  }
});

test("nobody holds a paybill of a sample: it begins with 0 or is masked", () => {
  const named = /\bPay ?[Bb]ill (?:to )?(\d{5,})\b/g;
  const texts = [sampleStatement, JSON.stringify(listIllustrations("en"))];
  const numbers = texts.flatMap((text) => [...text.matchAll(named)].map(([, number]) => number));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((number = "") => !number.startsWith("0"))).toEqual([]);
});
