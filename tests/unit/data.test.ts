import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { company as companyRecord } from "../../data/company.ts";
import { formatHours, formatVat } from "../../data/format.ts";
import { readMarkdown } from "../../data/front-matter.ts";
import { getCompany, getNavigation, getWords } from "../../data/index.ts";
import { companyPlaces, fillCompany } from "../../data/places.ts";
import { checked } from "../../data/schemas/check.ts";
import { companySchema } from "../../data/schemas/company.ts";
import { infoFrontMatterSchema } from "../../data/schemas/info.ts";

const company = getCompany();

// An owner's company has facts of its own.
test.runIf(company.name === "Tiririka")(
  "the sample company has the spec's claims, hours and certifications",
  () => {
    expect(company.certifications).toEqual(["ISO 27001", "SOC 2 Type II", "GDPR", "Kenya ICT Board"]);
    expect(company.hours.short).toEqual(["Mon-Fri 8AM-6PM EAT", "Sat 9AM-2PM EAT"]);
    expect(company.claims).toMatchObject({
      businessesAutomated: "200+",
      saved: "50M+ KSh",
      satisfaction: "95%",
      support: "24/7",
      reply: "within 24 hours",
    });
  },
);

test("hours are written in two ways", () => {
  const hours = { days: ["Monday", "Tuesday", "Wednesday"], opens: "07:30", closes: "14:00" };
  expect(formatHours(hours, "12h")).toBe("Mon-Wed 7:30AM-2PM EAT");
  expect(formatHours({ ...hours, days: ["Sunday"] }, "24h")).toBe("Sun 7:30-14:00 EAT");
});

test("prices say how they treat VAT", () => {
  expect(formatVat({ vat: "excluded", vatPercent: 16 })).toBe("excluding 16% VAT");
  expect(formatVat({ vat: "included", vatPercent: 18 })).toBe("including 18% VAT");
  expect(formatVat({ vat: "none", vatPercent: 16 })).toBe("with no VAT added");
});

test("payment stages that are not a whole are refused", () => {
  const [first, ...others] = companyRecord.buying.stages;
  const stages = [{ when: "", ...first, percent: (first?.percent ?? 0) + 5 }, ...others];
  const record = { ...companyRecord, buying: { ...companyRecord.buying, stages } };
  expect(() => checked("company.ts", companySchema, companyRecord)).not.toThrow();
  expect(() => checked("company.ts", companySchema, record)).toThrow(/buying\.stages: .*100%/);
});

test("the header has the spec's six links in its order", () => {
  expect(getNavigation().main.map(({ path }) => path)).toEqual([
    "/",
    "/solutions",
    "/tools",
    "/services",
    "/blog",
    "/get-started",
  ]);
});

test("a record that does not fit is refused with its file, its field and the reason", () => {
  const record = { ...getCompany(), email: "nobody" };
  expect(() => checked("company.ts", companySchema, record)).toThrow(/data\/company\.ts[\s\S]*email: /);
  expect(() => checked("x.ts", v.strictObject({}), { typo: 1 })).toThrow(/typo/);
});

test("a page of prose with a typo, a thin description or no front matter is refused by its file's name", () => {
  const page = (description: string, extra = "") =>
    `---\nkind: legal\ntitle: A\nheading: B\nlead: C\ndescription: ${description}\n${extra}---\nText\n`;
  const read = (source: string) => readMarkdown("info/x.md", source, infoFrontMatterSchema);
  const enough = "w".repeat(50);
  expect(read(page(enough)).body).toBe("Text\n");
  expect(() => read(page("thin"))).toThrow(/data\/info\/x\.md[\s\S]*description/);
  expect(() => read(page(enough, "acton: {}\n"))).toThrow(/acton/);
  expect(() => read("Text")).toThrow("data/info/x.md has no front matter");
});

test("texts take the company's facts from one record, and a place without a fact is refused", () => {
  const other = {
    ...company,
    name: "Kazi",
    claims: { ...company.claims, reply: "the same day", trialDays: 7 },
  };
  const fill = (text: string) => fillCompany({ list: [text] }, companyPlaces(other)).list[0];
  expect(fill("{company.name} answers {company.reply}: {company.trialDays} days")).toBe(
    "Kazi answers the same day: 7 days",
  );
  expect(fill("{company.Reply}, {name}")).toBe("The same day, {name}");
  expect(() => fill("{company.reploy}")).toThrow("{company.reploy}");
});

test("no text of the sample repeats what the company's record says", () => {
  const copies =
    /\bTiririka\b|(repl(y|ies)|answer|tell you|back to you) within 24 hours|14-day (free )?trial|30-day money/;
  const texts = globSync("data/**/*.{ts,md}", { exclude: ["data/company.ts"] });
  expect(texts.filter((file) => copies.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no page lacks words", () => {
  const visit = (value: unknown, path: string): string[] => {
    if (typeof value === "string") return value.trim() === "" && !path.endsWith(".hint") ? [path] : [];
    return Object.entries(value as object).flatMap(([key, child]) => visit(child, `${path}.${key}`));
  };
  expect(visit(getWords("en"), "words")).toEqual([]);
});
