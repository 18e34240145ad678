import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { company as companyRecord } from "../../data/company.ts";
import { formatVat } from "../../data/format.ts";
import { readMarkdown } from "../../data/front-matter.ts";
import { getWords } from "../../data/index.ts";
import { checked } from "../../data/schemas/check.ts";
import { companySchema } from "../../data/schemas/company.ts";
import { infoFrontMatterSchema } from "../../data/schemas/info.ts";

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

test("a record that does not fit is refused with its file and the reason", () => {
  expect(() => checked("x.ts", v.strictObject({}), { typo: 1 })).toThrow(/data\/x\.ts[\s\S]*typo/);
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
