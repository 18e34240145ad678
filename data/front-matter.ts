import type * as v from "valibot";
import { parse } from "yaml";
import { filled } from "./facts";
import { checked } from "./schemas/check";

/**
 * Reads a Markdown file of data/: its front matter, checked, and the text below it, both with the company's facts.
 * @throws Error naming the file when its front matter is missing, is not YAML or does not fit its schema
 */
export function readMarkdown<Schema extends v.GenericSchema>(file: string, source: string, schema: Schema) {
  const [, frontMatter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (frontMatter === undefined || body === undefined) throw new Error(`data/${file} has no front matter`);
  const fields = checked(file, schema, parseYaml(file, frontMatter));
  return { frontMatter: filled(fields, file), body: filled(body, file) };
}

function parseYaml(file: string, frontMatter: string): unknown {
  try {
    return parse(frontMatter);
  } catch (cause) {
    throw new Error(`data/${file}: its front matter is not YAML`, { cause });
  }
}
