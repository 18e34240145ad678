import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { company } from "#data/company.ts";
import { ProjectFiles } from "#workers/local/setup/project-files.ts";
import { changeValues, isObject, RecordSource } from "#workers/local/setup/record-source.ts";
import { removeSamples } from "#workers/local/setup/remove-samples.ts";
import { readMailSettings, writeFacts } from "#workers/local/setup/write-facts.ts";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a folder with some files of data/. */
function makeProject(texts: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "setup-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test("a record keeps its comments, its layout and its unchanged values", () => {
  const source = new RecordSource(`import type { X } from "./x";

/** Facts. */
export const company: X = {
  name: "Old", // as registered
  fee: 24_000,
  // newsletter: {},
  country: { name: "Kenya", code: "KE" },
  phones: ["1"],
  gone: { a: 1 },
};
`);
  const before = {
    name: "Old",
    fee: 24000,
    country: { name: "Kenya", code: "KE" },
    phones: ["1"],
    gone: { a: 1 },
  };
  if (!isObject(source.root)) throw new Error("This is no object");
  const { gone: _, ...left } = before;
  changeValues(source.root, before, {
    ...left,
    name: 'New "quoted"',
    country: { name: "Uganda", code: "UG" },
    phones: ["2", "3"],
    more: true,
  });
  expect(source.text).toBe(`import type { X } from "./x";

/** Facts. */
export const company: X = {
  name: "New \\"quoted\\"", // as registered
  fee: 24_000,
  // newsletter: {},
  country: { name: "Uganda", code: "UG" },
  phones: ["2","3"],
    more: true
};
`);
});

/** Removes differences that Biome's formatter decides later: line breaks, and trailing commas. */
function unformatted(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/,? ?([\]}])/g, (_, end) => (end === "}" ? " }" : end))
    .replace(/\[ /g, "[")
    .trim();
}

const post = (lines: string) => `---\ntitle: "T"\n${lines}---\n\nText.\n`;

const samples = {
  "data/case-studies.ts": `export const caseStudies = [\n  { id: "told", sample: true },\n  { id: "true" },\n];\n`,
  "data/testimonials.ts": `export const testimonials = [\n  { id: "told", sample: true },\n];\n`,
  "data/team.ts": `export const team = [\n  { id: "amina", sample: true },\n  { id: "akello" },\n];\n`,
  "data/solutions.ts": `export const solutions = [\n  { id: "a", caseStudy: "told" },\n  { id: "b", caseStudy: "true" },\n];\n`,
  "data/tools/a.ts": `export const a = {
  id: "a",
  sample: true,
  rating: 4.9,
  totalReviews: 247,
  activeUsers: "1,200+",
  useCases: [
    { sample: true, title: "Told" },
    { title: "True" },
  ],
  stats: [{ sample: true, label: "Users" }],
  testimonials: ["told"],
};
`,
  "data/tools/b.ts": `export const b = {\n  id: "b",\n  rating: 4.2,\n  testimonials: [],\n};\n`,
  "data/sw/team.ts": `export const team = {\n  amina: { role: "A" },\n  akello: { role: "B" },\n};\n`,
  "data/sw/tools/a.ts": `export const a = {
  tagline: "T",
  useCases: [{ title: "Told" }, { title: "True" }],
  stats: [{ label: "Users" }],
};
`,
  "data/posts/told.md": post("sample: [story, counts]\n"),
  "data/posts/true.md": post(
    'author: "amina"\nsample: [counts]\nviews: "2.4K"\nlikes: "9"\nrelatedPosts: ["told", "other"]\n',
  ),
  "data/posts/other.md": post('author: "akello"\nviews: "7"\n'),
  "data/sw/posts/told.md": post(""),
  "data/info/papers.md":
    "references:\n  posts: [told, true]\n\n| T | [T](/blog/told) |\n| U | [U](/blog/true) |\n",
};

test("samples are removed with their Swahili and all references to them, and real records stay", () => {
  const folder = makeProject(samples);
  const files = new ProjectFiles(folder);
  removeSamples(files);
  files.save();
  const read = (path: string) => unformatted(readFileSync(join(folder, path), "utf8"));
  expect(read("data/case-studies.ts")).toBe(`export const caseStudies = [{ id: "true" }];`);
  expect(read("data/testimonials.ts")).toBe("export const testimonials = [];");
  expect(read("data/team.ts")).toBe(`export const team = [{ id: "akello" }];`);
  expect(read("data/solutions.ts")).toBe(
    `export const solutions = [{ id: "a" }, { id: "b", caseStudy: "true" }];`,
  );
  expect(read("data/tools/a.ts")).toBe(`export const a = { id: "a", useCases: [{ title: "True" }] };`);
  expect(read("data/tools/b.ts")).toBe(unformatted(samples["data/tools/b.ts"]));
  expect(read("data/sw/team.ts")).toBe(`export const team = { akello: { role: "B" } };`);
  expect(read("data/sw/tools/a.ts")).toBe(
    `export const a = { tagline: "T", useCases: [{ title: "True" }] };`,
  );
  expect(files.list("data/{,sw/}posts/*.md")).toEqual(["data/posts/other.md", "data/posts/true.md"]);
  expect(files.read("data/posts/true.md")).toBe(post('relatedPosts: ["other"]\n'));
  expect(files.read("data/posts/other.md")).toBe(samples["data/posts/other.md"]);
  expect(files.read("data/info/papers.md")).toBe("references:\n  posts: [true]\n\n| U | [U](/blog/true) |\n");
  removeSamples(files);
  expect(files.save()).toEqual({ written: [], deleted: [] });
});

test("nothing is written to disk before `save` is called", () => {
  const folder = makeProject({ "a.ts": "a", "b.ts": "b" });
  const files = new ProjectFiles(folder);
  files.write("a.ts", "changed");
  files.delete("b.ts");
  expect([files.read("a.ts"), files.exists("b.ts")]).toEqual(["changed", false]);
  expect(readFileSync(join(folder, "a.ts"), "utf8")).toBe("a");
  expect(readFileSync(join(folder, "b.ts"), "utf8")).toBe("b");
  expect(files.save()).toEqual({ written: ["a.ts"], deleted: ["b.ts"] });
  expect(files.list("*")).toEqual(["a.ts"]);
});

test("a change of languages alone keeps the README's heading and its description of the company", () => {
  // Nothing is saved.
  const files = new ProjectFiles(".");
  files.write(
    "README.md",
    "# Ours\n\nThe marketing website of a duka, in English and Swahili, and its Worker.\n",
  );
  const factsWith = (...languages: ("en" | "sw")[]) => ({
    company: { ...company, languages },
    ...readMailSettings(files),
  });
  writeFacts(files, factsWith("en", "sw"), factsWith("en"));
  expect(files.read("README.md")).toBe(
    "# Ours\n\nThe marketing website of a duka, in English, and its Worker.\n",
  );
});
