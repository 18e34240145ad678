import type * as v from "valibot";
import { parse } from "yaml";
import { checkRecord } from "../schemas/check";
import { fillFacts } from "./facts";
import { swahiliArticle } from "./swahili";
import { type Locale, translate } from "./translation";

/**
 * Reads a Markdown file of data/: its front matter, checkRecord, and the text below it, both with the company's facts. In
 * Swahili it is read in English while its Swahili file, whose front matter holds words alone, lacks any of them.
 * @throws Error naming the file when its front matter is missing, is not YAML or does not fit
 */
export function readMarkdown<Schema extends v.GenericSchema>(
  file: string,
  source: string,
  schema: Schema,
  locale: Locale,
) {
  const english = splitArticle(`data/${file}`, source);
  const alternate = locale === "en" ? undefined : swahiliArticle(file);
  const swahili = alternate === undefined ? undefined : splitArticle(`data/sw/${file}`, alternate);
  const words = swahili?.body.trim() && translate(english.fields, swahili.fields, schema);
  const [lang, fields, body]: [Locale, unknown, string] =
    swahili && words ? [locale, words, swahili.body] : ["en", english.fields, english.body];
  return {
    lang: lang === locale ? undefined : lang,
    frontMatter: fillFacts(checkRecord(file, schema, fields, lang), file, lang),
    body: fillFacts(body, file, lang),
  };
}

/** The front matter of a Markdown file, and what is below it. */
export function splitArticle(place: string, source: string): { fields: unknown; body: string } {
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
