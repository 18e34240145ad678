import type * as v from "valibot";
import { parse } from "yaml";
import { checked } from "../schemas/check";
import { filled } from "./facts";
import { type Locale, translated } from "./translation";

/**
 * Reads a Markdown file of data/: its front matter, checked, and the text below it, both with the company's facts.
 * @param twins the sources of its kind in Swahili, by their paths: their front matter holds words alone
 * @throws Error naming the file when it is missing, or its front matter is missing, is not YAML or does not fit
 */
export function readMarkdown<Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
  locale: Locale,
  twins: Readonly<Record<string, string>> = {},
) {
  const { fields: facts, body: english } = split(`data/${file}`, source);
  const twin = locale === "sw" ? split(`data/sw/${file}`, twins[`../sw/${file}`]) : undefined;
  const fields = checked(file, schema, twin ? translated(file, facts, twin.fields) : facts, locale);
  return { frontMatter: filled(fields, file, locale), body: filled(twin?.body ?? english, file, locale) };
}

function split(place: string, source: string | undefined) {
  if (source === undefined) throw new Error(`There is no ${place}`);
  const [, fields, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (fields === undefined || body === undefined) throw new Error(`${place} has no front matter`);
  return { fields: parseYaml(place, fields), body };
}

function parseYaml(place: string, fields: string): unknown {
  try {
    return parse(fields);
  } catch (cause) {
    throw new Error(`${place}: its front matter is not YAML`, { cause });
  }
}
