import { expect, test } from "vitest";
import { readVisit } from "#app/leads/intake/read-submission.ts";
import { emptyForm } from "#tests/fakes/sample-form.ts";
import { leadList, leadsAsCsv } from "#workers/local/lead-report.ts";
import type { LeadRecord } from "#workers/outbox/lead-records.ts";
import { leadRecord } from "../fakes/lead-record.ts";

const leadOf = (formData: LeadRecord["formData"]) =>
  leadRecord({ formData, visit: { ...readVisit({}), page: "end" } });

/** The cells of a lead in the list. Its only filled field contains these words. */
function cellOf(useCase: string): string {
  const { useCase: _, ...others } = emptyForm;
  const lead = leadOf({ ...others, useCase });
  return /first try,+([\s\S]*),end,/.exec(leadsAsCsv([lead]))?.[1] ?? "";
}

test.each([
  ["=1+1", "'=1+1"],
  ["%1", "'%1"],
  ["+254 700", "'+254 700"],
  ["\u200B=1", "'\u200B=1"],
  ["\u2060 \u00AD@a", "'\u2060 \u00AD@a"],
  ["\uFE00\u3164-1", "'\uFE00\u3164-1"],
  ["\uFE66 1", "'\uFE66 1"],
  ["\uFE62 1", "'\uFE62 1"],
  ["\uFF1D1", "'\uFF1D1"],
  ["x;=cmd", "x;'=cmd"],
  [";=cmd", ";'=cmd"],
  ["x\t \u200B=cmd", "x\t' \u200B=cmd"],
  ["x\n=cmd", '"x\n\'=cmd"'],
  ["a=b, c-d; e+f", '"a=b, c-d; e+f"'],
])("a spreadsheet reads %j as text", (words, cell) => {
  expect(cellOf(words)).toBe(cell);
});

test.each([
  ["Wanjiku Njeri", "Duka Moja", "Wanjiku Njeri, Duka Moja"],
  ["Wanjiku Njeri", "", "Wanjiku Njeri"],
])("the list shows a lead's sender and company: %j of %j", (name, company, from) => {
  const [, line] = leadList([leadOf({ ...emptyForm, name, company })]).split("\n");
  expect(line?.split("  ").at(-1)).toBe(from);
});
