import { expect, test } from "vitest";
import { sampleCompanies } from "./sample-company.ts";

test.each(sampleCompanies)(
  "the phones of the sample, $name, are nobody's: no number begins with 0",
  (company) => {
    for (const number of [...company.phones, company.whatsapp]) expect(number).toMatch(/^\+254 0/);
  },
);
