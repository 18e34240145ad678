import type * as v from "valibot";
import { parse } from "yaml";
import { checkRecord } from "../schemas/check";
import { ContentError } from "../schemas/content-error";
import { fillFacts } from "./facts";
import { swahiliArticle } from "./swahili";
import { type Locale, translate } from "./translation";

/**
 * Reads a Markdown file of data/. Checks its front matter with {@link checkRecord}, and fills the company's facts into front
 * matter and text. The Swahili file has only the words of the front matter. If any of them is missing, the English file is
 * used instead.
 * @throws ContentError with the file, if its front matter is missing, is not YAML or has a wrong field
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

/** Splits a Markdown file into its front matter and its text. @throws ContentError if it has no front matter */
export function splitArticle(place: string, source: string): { fields: unknown; body: string } {
  const [, fields, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll("\r\n", "\n")) ?? [];
  if (fields === undefined || body === undefined)
    throw new ContentError(
      `${place} has no front matter. Begin the file with fields between two lines of ---.`,
    );
  return { fields: parseYaml(place, fields), body };
}

function parseYaml(place: string, fields: string): unknown {
  try {
    return parse(fields);
  } catch (cause) {
    throw new ContentError(`${place}: its front matter is not valid YAML. ${(cause as Error).message}`);
  }
}
