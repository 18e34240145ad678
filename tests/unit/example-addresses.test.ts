import { expect, test } from "vitest";
import { exampleAddresses } from "#workers/local/example-addresses.ts";

test("sample addresses are found in a list and behind a name; an empty setting and other addresses are fine", () => {
  const to = "owner@duka.co.ke, leads@tiririka.example";
  expect(exampleAddresses({ LEADS_TO: to, LEADS_FROM: "Site <site@a.example>" })).toEqual([
    "LEADS_TO",
    "LEADS_FROM",
  ]);
  expect(exampleAddresses({ LEADS_TO: "", LEADS_FROM: "Site <site@example.co.ke>" })).toEqual([]);
});
