import { describe, expect, test } from "vitest";
import { company as today } from "#data/company.ts";
import { describeLeftovers } from "#workers/local/setup/describe-leftovers.ts";
import { ProjectFiles } from "#workers/local/setup/project-files.ts";
import { sampleCompanies } from "./sample-company.ts";

/** The summary at the beginning of the remaining work. */

const ugandan = {
  ...today,
  name: "Nalubaale Works",
  country: { name: "Uganda", adjective: "Ugandan", code: "UG", callingCode: "+256" },
};
const english = { ...ugandan, languages: ["en" as const] };
const describeFor = (company: typeof today) =>
  describeLeftovers(new ProjectFiles("."), company, company) ?? "";
// To search all texts takes a second.
const descriptions = new Map([ugandan, english].map((company) => [company, describeFor(company)]));
const summaryFor = (company: typeof today) => {
  const text = descriptions.get(company) ?? "";
  const [, total = "", kinds = ""] =
    /^Please do the rest by hand: (\d+) .*\n((?: {2}.*\n)+)/.exec(text) ?? [];
  return { text, total: Number(total), kinds };
};

test("the number of lines in all is the sum of those of each kind", () => {
  const { total, kinds } = summaryFor(ugandan);
  const counts = Array.from(kinds.matchAll(/: (\d+) lines? in (\d+) files?$/gm), ([, lines, files]) => [
    Number(lines),
    Number(files),
  ]);
  expect(counts).toHaveLength(kinds.split("\n").filter(Boolean).length);
  expect(counts.reduce((sum, [lines = 0]) => sum + lines, 0)).toBe(total);
});

describe.each(sampleCompanies)("in the project of a company in Uganda with the sample's texts", () => {
  test("each kind is shown with its number of files", () => {
    const { text, kinds } = summaryFor(ugandan);
    const [, list = ""] = /^Legal pages.*\n((?: {2}.*\n)+)/m.exec(text) ?? [];
    const length = list.trim().split("\n").length;
    expect(kinds).toContain(`  legal pages: ${length} lines in ${length} files\n`);
  });

  test("the lines of a file are counted, and not the words beside them", () => {
    const { kinds } = summaryFor(ugandan);
    const files = new ProjectFiles(".");
    const path = "data/info/about-tax.md";
    files.write(path, "KRA\n\nKRA, P9 and eTIMS\nSHIF\n");
    const more = describeLeftovers(withFile(files, path), ugandan, ugandan) ?? "";
    const count = (text: string) => Number(/^ {2}texts on tax and law: (\d+)/m.exec(text)?.[1]);
    expect(count(more)).toBe(count(kinds) + 3);
  });

  test("steps that make the list shorter are named with their effect, and only if they have one", () => {
    const effect = (company: typeof today, step: string) =>
      Number(new RegExp(`^ {2}(\\d+): .*${step}`, "m").exec(summaryFor(company).text)?.[1] ?? 0);
    if (today.languages.includes("sw"))
      expect(effect(ugandan, "--languages en")).toBe(summaryFor(ugandan).total - summaryFor(english).total);
    expect(effect(english, "--languages en")).toBe(0);
    expect(effect(ugandan, "--remove-samples")).toBeGreaterThan(0);
  });
});

/** The project's files, of which one exists only in memory, so that no list of files on disk contains it. */
function withFile(files: ProjectFiles, path: string): ProjectFiles {
  const list = files.list.bind(files);
  files.list = (pattern) => (pattern.startsWith("data/**") ? [...list(pattern), path] : list(pattern));
  return files;
}
