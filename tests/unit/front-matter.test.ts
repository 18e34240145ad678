import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readMarkdown } from "#data/load/front-matter.ts";
import { postFrontMatterSchema } from "#data/schemas/post.ts";

const file = "posts/ai-strategy-framework.md";
const source = readFileSync(`data/${file}`, "utf8").replaceAll("\r\n", "\n");

test("a text saved with CRLF line ends is the same text", () => {
  const read = readMarkdown(file, source, postFrontMatterSchema, "en");
  expect(readMarkdown(file, source.replaceAll("\n", "\r\n"), postFrontMatterSchema, "en")).toEqual(read);
});

test("a text without front matter, or with a wrong one, is refused with its file", () => {
  for (const wrong of ["# A heading", "---\ntitle: [\n---\n", "---\ntitle: 5\n---\n"]) {
    expect(() => readMarkdown(file, wrong, postFrontMatterSchema, "en")).toThrow(`data/${file}`);
  }
});
