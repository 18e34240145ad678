import * as v from "valibot";
import type { Locale } from "../load/translation.ts";
import { ContentError } from "./content-error.ts";

/**
 * Checks a record of data/ when it is loaded, in the tests and at build.
 * @param file below data/, or below the folder of a translation
 * @throws ContentError with the file and, for each wrong field, the rule and the value found
 */
export function checkRecord<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  record: unknown,
  locale: Locale = "en",
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, record, { lang: locale });
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => {
    const field = v.getDotPath(issue);
    return `  ${field ? `${field}: ` : ""}${faultOf(issue)}`;
  });
  const folder = locale === "en" ? "data" : `data/${locale}`;
  throw new ContentError(`Please correct ${folder}/${file}:\n${faults.join("\n")}`);
}

/**
 * The fault of a field, in words. Valibot's own message is `Expected "title" but received undefined` for a missing field and
 * `Expected never` for an unknown one.
 */
function faultOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  if (issue.expected === "never") return "is not a field of this record: check its spelling, or remove it";
  return issue.input === undefined ? "is missing" : issue.message;
}

/** The place of a record: `products.ts (crm-sales)`, or `tools/ocr-extractor.ts` in a folder with a file per record. */
export function fileOf(place: string, id: string): string {
  return place.endsWith("/") ? `${place}${id}.ts` : `${place} (${id})`;
}

/**
 * Checks a list of records. Each must have a unique id.
 * @param place the file below data/ with all records, or the folder with a file per record
 * @throws ContentError with the file, the id and, for each wrong field, the rule and the value found
 */
export function checkRecords<Schema extends v.GenericSchema<unknown, { id: string }>>(
  place: string,
  schema: Schema,
  records: readonly { id: string }[],
): v.InferOutput<Schema>[] {
  const ids = new Set<string>();
  return records.map((record) => {
    if (ids.has(record.id))
      throw new ContentError(
        `data/${place} has two records with the id "${record.id}". Change one of the ids.`,
      );
    ids.add(record.id);
    return checkRecord(fileOf(place, record.id), schema, record);
  });
}

/**
 * Checks that the records exist to which a record refers by their ids.
 * @throws ContentError with the file, the field and the id without a record
 */
export function checkReferences(
  where: string,
  references: readonly string[],
  targets: readonly { id: string }[],
): void {
  const missing = references.find((reference) => !targets.some(({ id }) => id === reference));
  if (missing !== undefined)
    throw new ContentError(
      `data/${where} refers to "${missing}", but there is no such id. Check its spelling.`,
    );
}
