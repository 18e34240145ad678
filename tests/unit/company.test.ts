import { expect, test } from "vitest";
import { company as record } from "#data/company.ts";
import { companyAddress } from "#data/index.ts";
import { checkRecord } from "#data/schemas/check.ts";
import { type CompanyRecord, companySchema } from "#data/schemas/company.ts";

type Hours = CompanyRecord["hours"];

const open = (hours: Hours) => checkRecord("company.ts", companySchema, { ...record, hours }).hours;
const zone = record.timeZone.short;
const week: Hours[number]["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test("hours have a short format for the footer and a long one for office hours", () => {
  const hours = open([
    { days: week, open: ["08:00-18:00"] },
    { days: ["Saturday"], open: ["09:00-14:00"] },
  ]);
  expect(hours.short).toEqual([`Mon-Fri 8AM-6PM ${zone}`, `Sat 9AM-2PM ${zone}`]);
  expect(hours.long).toEqual([`Mon-Fri 8:00-18:00 ${zone}`, `Sat 9:00-14:00 ${zone}`]);
});

test("days with a gap between them do not form a range, and a day may have several opening times", () => {
  const hours = open([
    { days: ["Monday", "Wednesday", "Thursday"], open: ["07:30-12:00", "13:00-16:45"] },
    { days: ["Sunday"], open: ["00:00-12:00"] },
  ]);
  expect(hours.short).toEqual([`Mon, Wed-Thu 7:30AM-12PM, 1PM-4:45PM ${zone}`, `Sun 12AM-12PM ${zone}`]);
  expect(hours.schedule).toEqual([
    { days: ["Monday", "Wednesday", "Thursday"], opens: "07:30", closes: "12:00" },
    { days: ["Monday", "Wednesday", "Thursday"], opens: "13:00", closes: "16:45" },
    { days: ["Sunday"], opens: "00:00", closes: "12:00" },
  ]);
});

test("a week may begin on any day", () => {
  const [sundayFirst] = open([{ days: ["Sunday", "Monday", "Tuesday"], open: ["09:00-17:00"] }]).short;
  expect(sundayFirst).toBe(`Sun-Tue 9AM-5PM ${zone}`);
});

test.each<[string, Hours]>([
  ["close later than it opens", [{ days: week, open: ["18:00-08:00"] }]],
  ["pause between", [{ days: week, open: ["08:00-12:00", "11:00-18:00"] }]],
  [
    "each day once, but names Friday twice",
    [
      { days: week, open: ["08:00-12:00"] },
      { days: ["Friday"], open: ["13:00-18:00"] },
    ],
  ],
  ["must be times such as 08:00-18:00", [{ days: week, open: ["8-18"] }]],
])("impossible hours are refused: %s", (reason, hours) => {
  expect(() => open(hours)).toThrow(reason);
});

test("a certification is a name, or a name with the facts of its certificate", () => {
  const certificate = { name: "ISO 9001", number: "Q-17", body: "SGS", date: "2026-03-01" };
  const read = (certifications: unknown) =>
    checkRecord("company.ts", companySchema, { ...record, certifications }).certifications;
  expect(read(["GDPR", certificate])).toEqual([{ name: "GDPR" }, certificate]);
  expect(() => read([{ ...certificate, link: "http://sgs.example" }])).toThrow("certifications.0");
});

test("the postal address is followed by town and country; without one, these stand alone", () => {
  const place = { town: "Thika", country: { name: "Kenya", adjective: "", code: "", callingCode: "" } };
  const address = (postalAddress: Parameters<typeof companyAddress>[0]["postalAddress"]) =>
    companyAddress({ ...place, postalAddress } as Parameters<typeof companyAddress>[0]);
  expect(address({ street: "P.O. Box 17", postalCode: "01000" })).toBe("P.O. Box 17, 01000 Thika, Kenya");
  expect(address({ street: "Kwame Nkrumah Street 4" })).toBe("Kwame Nkrumah Street 4, Thika, Kenya");
  expect(address(null)).toBe("Thika, Kenya");
});

test("the error about a wrong company record names the file, the field and the rule", () => {
  const refused = (wrong: object) => () => checkRecord("company.ts", companySchema, { ...record, ...wrong });
  expect(refused({ email: "nobody" })).toThrow(/data\/company\.ts[\s\S]*email: /);
  expect(refused({ phones: ["0700 000 001", "0700 000 002"] })).toThrow(/phones\.0: must be a phone such as/);
  expect(refused({ phones: ["+254 700 000 001"] })).not.toThrow();
  expect(refused({ phones: [] })).toThrow(/phones/);
  expect(refused({ fax: "+254 700 000 009" })).toThrow(/fax/);
});

test("a promise beyond the money-back guarantee is refused with both numbers, and without a stack", () => {
  const claims = { ...record.claims, moneyBackDays: 30, measuredAfterWeeks: 5 };
  let error: unknown;
  try {
    checkRecord("company.ts", companySchema, { ...record, claims });
  } catch (thrown) {
    error = thrown;
  }
  expect(String(error)).toMatch(/claims\.measuredAfterWeeks: must be within .* 30 days .*, but is 5 weeks/);
  expect((error as Error).stack).not.toMatch(/^\s+at /m);
});
