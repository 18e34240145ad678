import { globSync, readFileSync } from "node:fs";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import * as v from "valibot";
import { expect, test } from "vitest";
import { company as companyRecord } from "#data/company.ts";
import { copy } from "#data/copy.ts";
import { getWords } from "#data/index.ts";
import { formatVat } from "#data/load/format.ts";
import { readMarkdown } from "#data/load/front-matter.ts";
import { checkRecord, checkRecords } from "#data/schemas/check.ts";
import { day, icon } from "#data/schemas/common.ts";
import { companySchema } from "#data/schemas/company.ts";
import { infoFrontMatterSchema } from "#data/schemas/info.ts";
import { findTexts } from "#data/schemas/texts.ts";

test("prices say how they treat VAT", () => {
  expect(formatVat({ vat: "excluded", vatPercent: 16 }, "en")).toBe("excluding 16% VAT");
  expect(formatVat({ vat: "included", vatPercent: 18 }, "en")).toBe("including 18% VAT");
  expect(formatVat({ vat: "none", vatPercent: 16 }, "en")).toBe("with no VAT added");
});

test("payment stages that do not add up to 100% are refused", () => {
  const [first, ...others] = companyRecord.buying.stages;
  const stages = [{ when: "", ...first, percent: (first?.percent ?? 0) + 5 }, ...others];
  const record = { ...companyRecord, buying: { ...companyRecord.buying, stages } };
  expect(() => checkRecord("company.ts", companySchema, companyRecord)).not.toThrow();
  expect(() => checkRecord("company.ts", companySchema, record)).toThrow(/buying\.stages: .*100%/);
});

test("the error about a wrong record names its file and the reason", () => {
  expect(() => checkRecord("x.ts", v.strictObject({}), { typo: 1 })).toThrow(
    /data\/x\.ts[\s\S]*typo: is not a field/,
  );
});

test("an error names a record's own file in a folder with one file per record, and says that a field is missing", () => {
  const schema = v.strictObject({ id: v.string(), title: v.string(), icon });
  const load = (record: { id: string } & Record<string, string>) => () =>
    checkRecords("tools/", schema, [record]);
  expect(load({ id: "x", icon: "bot" })).toThrow(/data\/tools\/x\.ts[\s\S]*title: is missing/);
  expect(load({ id: "x", tagLine: "" })).toThrow("tagLine: is not a field of this record");
  expect(() => checkRecords("a.ts", schema, [{ id: "x" }])).toThrow("data/a.ts (x)");
});

test.each([
  [v.number(), "x", 'must be a number, but is "x"'],
  [v.picklist(["Sales", "Legal"]), "Sals", 'must be one of "Sales", "Legal", but is "Sals"'],
  [v.pipe(v.number(), v.maxValue(5)), 7, "must be at most 5, but is 7"],
  [v.pipe(v.array(v.string()), v.minLength(3)), ["a"], "must have a length of at least 3, but has 1"],
  [day, "20.11.2026", 'must be a day of the calendar such as 2026-11-20, but is "20.11.2026"'],
  [day, "2026-02-30", 'must be a day of the calendar such as 2026-11-20, but is "2026-02-30"'],
])(
  "the error about a wrong field says the rule and the value: %#",
  (schema: v.GenericSchema, value, fault) => {
    const check = () => checkRecord("x.ts", v.strictObject({ field: schema }), { field: value });
    expect(check).toThrow(`  field: ${fault}`);
  },
);

test("an icon must be one of Lucide's: a wrong or former name is refused", () => {
  const load = (name: string) => () => checkRecord("x.ts", v.strictObject({ icon }), { icon: name });
  expect(load("tractor")).not.toThrow();
  expect(load("tracter")).toThrow(/data\/x\.ts[\s\S]*icon: .*"tracter"/);
  const [former, { parent }] = Object.entries(lucide.aliases)[0] ?? ["", { parent: "" }];
  expect(load(former)).toThrow(`"${former}": its name is now "${parent}"`);
  expect(load("constructor")).toThrow("constructor");
});

test("the error about a typo, a short description or missing front matter in a page of prose names its file", () => {
  const page = (description: string, extra = "") =>
    `---\nkind: legal\ntitle: A\nheading: B\nintro: C\ndescription: ${description}\n${extra}---\nText\n`;
  const read = (source: string) => readMarkdown("info/x.md", source, infoFrontMatterSchema, "en");
  const enough = "w".repeat(50);
  expect(read(page(enough)).body).toBe("Text\n");
  expect(() => read(page("thin"))).toThrow(/data\/info\/x\.md[\s\S]*description/);
  expect(() => read(page(enough, "acton: {}\n"))).toThrow(/acton/);
  expect(() => read("Text")).toThrow("data/info/x.md has no front matter");
});

/**
 * Lines in files of data/ that repeat facts of the sample company's record. They would stay when the record changes.
 */
function copiesOf(facts: RegExp, files: string): string[] {
  const paths = globSync(files, { exclude: ["data/company.ts", "data/load/format.ts", "data/schemas/**"] });
  return paths.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => facts.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

test("no text repeats the sample company's name, promises, hours or numbers", () => {
  const reply = /(repl(y|ies)|answer|tell you|back to you) within 24 hours/;
  const others = /\bTiririka\b|14-day (free )?trial|30-day money|Mon-Fri|\bEAT\b|\+254/;
  expect(copiesOf(new RegExp(`${reply.source}|${others.source}`), "data/**/*.{ts,md}")).toEqual([]);
});

// Records and articles with stories may name a country and its currency. Pages must not.
test("no page repeats the sample company's country or currency", () => {
  const facts = /\bKenyan\b|\bKenya\b(?!’s| Revenue)|\bKSh\b|\bshillings\b|East Africa Time/;
  expect(copiesOf(facts, "data/pages/*.ts")).toEqual([]);
});

/** The company's counted figures, which `data/company.ts` may leave out. */
const counted = /^(?:home|about|products)\.stats\.items\.\d+\.value$/;

test("no page lacks words", () => {
  // A text that is a conditional part as a whole is empty if the site lacks a demo.
  const conditional = findTexts(copy)
    .filter(({ text }) => text.startsWith("<!-- if "))
    .map(({ path }) => path.join("."));
  const empty = findTexts(getWords("en"), ["hint"])
    .filter(({ text }) => text.trim() === "")
    .map(({ path }) => path.join("."))
    .filter((place) => !counted.test(place) && !conditional.includes(place));
  expect(empty).toEqual([]);
});
