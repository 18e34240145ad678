import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { locales } from "#data/index.ts";
import { exportTexts, importTexts } from "#tests/texts/proofreading.ts";

const table = exportTexts();
const [header, ...lines] = table.split("\r\n").filter((line) => !line.includes("\n"));

test("the proof-reader's table has names for its columns", () => {
  expect(header).toBe('\uFEFF"key","English","Swahili","where"');
});

/** The first line with a place or a text that matches, and its cells. */
function find(part: RegExp) {
  const line = lines.find((one) => part.test(one) && cellsOf(one).every((cell) => cell.length > 10)) ?? "";
  const [key = "", english = "", swahili = "", where = ""] = cellsOf(line);
  const [file = "", number] = where.split(":");
  return { line, key, english, swahili, where, file, at: Number(number) - 1 };
}

const cellsOf = (line: string) => line.slice(1, -1).split('","');

if (locales.includes("sw")) {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), "proofreading-"));
    // A project without features has no data/features/.
    for (const folder of globSync("data/{sw,features}"))
      cpSync(folder, join(copy, folder), { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const linesOf = (file: string) => readFileSync(join(copy, file), "utf8").split("\n");

  test.each([
    ["one of several records", /data\/sw\/solutions\.ts/],
    ["an article's front matter", /^"posts\/\S+ title"/],
    ["an article", /^"posts\/\S+ \d+"/],
  ])("a changed text of %s is written back to its line", (_, place) => {
    const { line, swahili, where, file, at } = find(place);
    const before = linesOf(file);
    const changed = `Sasa ${swahili}`;
    const places = importTexts(table.replace(line, line.replace(swahili, changed)), copy);
    expect(places).toEqual([expect.stringContaining(where)]);
    expect(linesOf(file)[at]).toContain(changed);
    expect(linesOf(file).filter((text, index) => text !== before[index])).toHaveLength(1);
  });

  test("a table without changes changes no file", () => {
    expect(importTexts(table, copy)).toEqual([]);
  });

  describe("a line is refused, and nothing is changed, for", () => {
    const filled = find(/"[^"]*\{company\.name\}[^"]*","data\/sw\/pages/);
    const short = find(/data\/sw\/tools\//);
    test.each([
      ["a lost placeholder", filled, filled.swahili, "Bila kampuni", "it needs .*{company.name}"],
      [
        "a text too long for its place",
        short,
        short.swahili,
        "ndefu ".repeat(200).trim(),
        "must have at most \\d+ characters",
      ],
      ["a text whose English has changed", short, short.english, "Other", "the English has changed"],
      ["a text that no longer exists", short, short.key, `${short.key}.old`, "there is no such text"],
    ])("%s", (_, { line, file, key }, from, to, message) => {
      const before = linesOf(file);
      const number = table.slice(0, table.indexOf(line)).split("\n").length;
      expect(() => importTexts(table.replace(line, line.replaceAll(from, to)), copy)).toThrow(
        new RegExp(`line ${number}, ${key}\\S*: .*${message}`),
      );
      expect(linesOf(file)).toEqual(before);
    });
  });
}
