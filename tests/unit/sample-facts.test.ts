import { expect, test } from "vitest";
import { listSpecimens } from "#data/index.ts";
import { paybillsIn } from "./paybills.ts";
import { sampleCompanies } from "./sample-company.ts";

test("nobody holds a paybill of a sample: it begins with 0 or is masked", () => {
  const numbers = paybillsIn(JSON.stringify(listSpecimens("en")));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number = "") => !number.startsWith("0"))).toEqual([]);
});

test.each(sampleCompanies)(
  "the phones of the sample, $name, are nobody's: no number begins with 0",
  (company) => {
    for (const number of [...company.phones, company.whatsapp]) expect(number).toMatch(/^\+254 0/);
  },
);
