import { expect, test } from "vitest";
import { sampleCompanies } from "./sample-company.ts";

test("the sample's phone numbers belong to nobody: no real number begins with 0 after the country code", () => {
  for (const { phones, whatsapp } of sampleCompanies)
    for (const number of [...phones, whatsapp]) expect(number).toMatch(/^\+254 0/);
});
