/** Writes all texts into one table for a proof-reader, and writes the changed Swahili texts back to data/sw/. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, parse, parseDocument } from "yaml";
import { swahiliModule } from "#data/load/swahili.ts";
import { dataFile } from "#data/load/translation.ts";
import { findTexts } from "#data/schemas/texts.ts";
import { type Translatable, translatables } from "./translatable.ts";

/** A text and its place in its file. */
interface Row {
  key: string;
  english: string;
  swahili: string;
  file: string;
  start: number;
  end: number;
  line: number;
  /** Formats the text as its file contains it. */
  write: (text: string) => string;
  faultOf: (text: string) => string | undefined;
}

const columns = ["key", "English", "Swahili", "where"];

/**
 * Returns the table as CSV, for Excel or Google Sheets.
 * @param root the folder of the project
 */
export function exportTexts(root = "."): string {
  const lines = listRows(root).map(({ key, english, swahili, file, line }) => [
    key,
    english,
    swahili,
    `${file}:${line}`,
  ]);
  const quoted = [columns, ...lines].map((cells) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","),
  );
  return `\uFEFF${quoted.join("\r\n")}\r\n`;
}

/**
 * Writes changed texts to their files. Nothing else in the files changes.
 * @returns the places of the changed texts
 * @throws Error with every row of the table that cannot be used; then no file is changed
 */
export function importTexts(table: string, root = "."): string[] {
  const rows = new Map(listRows(root).map((row) => [row.key, row]));
  const changed: (Row & { text: string })[] = [];
  const faults: string[] = [];
  for (const { line, cells } of parseTable(table.replace(/^\uFEFF/, "")).slice(1)) {
    const [key = "", english = "", swahili = ""] = cells.map((cell) => cell.replaceAll("\r\n", "\n"));
    const row = rows.get(key);
    const fault = findFault(row, english, swahili);
    if (fault) faults.push(`line ${line}, ${key}: ${fault}`);
    else if (row && swahili !== row.swahili) changed.push({ ...row, text: swahili });
  }
  if (faults.length > 0) throw new Error(`Nothing was changed:\n${faults.join("\n")}`);
  for (const file of new Set(changed.map((row) => row.file))) {
    const path = join(root, file);
    const own = changed.filter((row) => row.file === file).sort((a, b) => b.start - a.start);
    const written = own.reduce(
      (source, { start, end, text, write }) => source.slice(0, start) + write(text) + source.slice(end),
      readFileSync(path, "utf8"),
    );
    writeFileSync(path, written);
  }
  return changed.map(({ file, line, key }) => `${file}:${line}  ${key}`);
}

function findFault(row: Row | undefined, english: string, swahili: string): string | undefined {
  if (!row) return "there is no such text: export the table anew";
  if (english !== row.english) return "the English has changed since: export the table anew";
  if (swahili === row.swahili) return undefined;
  if (swahili !== swahili.trim() || swahili === "") return "it is empty, or has a space at an end";
  // The parts that a translation must keep: placeholders, link addresses, conditional parts and tags.
  const kept = (text: string) =>
    (text.match(/\{[\w.]+\}|\]\([^)]*\)|<!--.*?-->|<\/?\w+/g) ?? []).sort().join(" ");
  if (kept(swahili) !== kept(row.swahili)) return `it needs ${kept(row.swahili)}, and has ${kept(swahili)}`;
  return row.faultOf(swahili);
}

function listRows(root: string): Row[] {
  return translatables.flatMap((translatable) => {
    const { twin, texts } = translatable;
    if (texts.length === 0) return [];
    const file = `data/${dataFile("sw", twin)}`;
    const source = readFileSync(join(root, file), "utf8");
    const rows = twin.endsWith(".md")
      ? rowsOfMarkdown(translatable, source)
      : rowsOfModule(translatable, source);
    return rows.map((row) => ({ ...row, file, line: source.slice(0, row.start).split("\n").length }));
  });
}

type Placed = Omit<Row, "file" | "line">;

/** Returns the rows of a module: its string literals, in order, without texts that it imports from another module. */
function rowsOfModule({ twin, id, texts, faultOf }: Translatable, source: string): Placed[] {
  const literals = [...source.matchAll(/("(?:[^"\\\n]|\\.)*")(\s*:)?/g)].flatMap(
    ({ 1: literal = "", 2: colon, index }) =>
      colon ? [] : [{ text: JSON.parse(literal), start: index, end: index + literal.length }],
  );
  let next = 0;
  const exported = swahiliModule(twin);
  const placed = new Map(
    findTexts(exported).map(({ path, text }) => {
      const found = literals.findIndex((literal, at) => at >= next && literal.text === text);
      if (found >= 0) next = found + 1;
      return [path.join("."), literals[found] ?? literals.find((literal) => literal.text === text)];
    }),
  );
  return texts.flatMap(({ path, english, swahili }) => {
    const places = Object.keys(exported).flatMap((name) => [
      [name, ...path].join("."),
      [name, id, ...path].join("."),
    ]);
    const place = places.find((one) => placed.has(one)) ?? "";
    const literal = placed.get(place);
    if (!literal) return [];
    const { start, end } = literal;
    const key = `${twin} ${place}`;
    return {
      key,
      english,
      swahili,
      start,
      end,
      write: JSON.stringify,
      faultOf: (text) => faultOf(path, text),
    };
  });
}

/** Returns the rows of an article: the texts of its front matter, and its paragraphs, tables and code blocks. */
function rowsOfMarkdown({ twin, texts, faultOf }: Translatable, source: string): Placed[] {
  const opening = "---\n".length;
  const bodyAt = source.indexOf("\n---\n", opening) + "\n---\n".length;
  const fields = parseDocument(source.slice(opening, bodyAt - "---\n".length));
  return texts.flatMap(({ path, english, swahili }) => {
    if (path.length === 0) return rowsOfBody(twin, english, swahili, bodyAt);
    const node = fields.getIn(path, true);
    if (!isScalar(node) || !node.range)
      throw new Error(`data/${dataFile("sw", twin)}: no text at ${path.join(".")}`);
    const [start, end] = node.range;
    const write = (text: string) =>
      node.type === "PLAIN" && !/[:#]/.test(text) && parse(text) === text ? text : JSON.stringify(text);
    const place = { start: opening + start, end: opening + end };
    return {
      key: `${twin} ${path.join(".")}`,
      english,
      swahili,
      ...place,
      write,
      faultOf: (text) => faultOf(path, text),
    };
  });
}

/** Only the Swahili text has the first paragraph, a note that the English text prevails. */
function rowsOfBody(twin: string, english: string, swahili: string, bodyAt: number): Placed[] {
  const paragraphs = /[^\n](?:.|\n(?!\n))*/g;
  const originals = english.match(paragraphs) ?? [];
  const blocks = [...swahili.matchAll(paragraphs)];
  return blocks.map(({ 0: block, index }, at) => {
    const text = block.trimEnd();
    return {
      key: `${twin} ${at + 1}`,
      english: originals[at - (blocks.length - originals.length)]?.trimEnd() ?? "",
      swahili: text,
      start: bodyAt + index,
      end: bodyAt + index + text.length,
      write: String,
      faultOf: () => undefined,
    };
  });
}

/** Parses a table in CSV. Each row has the number of its first line. */
function parseTable(csv: string): { line: number; cells: string[] }[] {
  let [line, at] = [1, 0];
  return [...csv.matchAll(/(?:"(?:[^"]|"")*"|[^"\r\n])+(?=\r?\n|$)/g)].map(({ 0: row, index }) => {
    line += csv.slice(at, index).split("\n").length - 1;
    at = index;
    const cells = [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
    return { line, cells: cells.map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain) };
  });
}
