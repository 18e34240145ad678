import { expect, test } from "vitest";
import { sampleCompanies } from "./sample-company.ts";

test("the phones of the sample belong to nobody, because no number begins with 0", () => {
  for (const { phones, whatsapp } of sampleCompanies)
    for (const number of [...phones, whatsapp]) expect(number).toMatch(/^\+254 0/);
});
