import * as v from "valibot";
import type { Locale } from "../load/translation.ts";

/**
 * Checks a record of data/ where it is loaded, in the tests and at build.
 * @param file below data/, or below the folder of a translation
 * @throws Error naming the file, the field and what is wrong with it
 */
export function checkRecord<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  record: unknown,
  locale: Locale = "en",
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, record, { lang: locale });
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "(record)"}: ${faultOf(issue)}`);
  const folder = locale === "en" ? "data" : `data/${locale}`;
  throw new Error(`${folder}/${file} does not fit its schema:\n${faults.join("\n")}`);
}

/** What is wrong with a field. Valibot words a missing one as `Expected "title" but received undefined`, one too many as `Expected never`. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== "strict_object") return issue.message;
  if (issue.expected === "never") return "is no field of it";
  return issue.input === undefined ? "is missing" : issue.message;
}

/** Where a record is: `products.ts (crm-sales)`, or the file named after its id where a folder has one for each. */
export function fileOf(place: string, id: string): string {
  return place.endsWith("/") ? `${place}${id}.ts` : `${place} (${id})`;
}

/**
 * Checks a list of records, each with an id of its own.
 * @param place their file below data/, or their folder with a file for each
 * @throws Error naming the file, the id, the field and what is wrong with it
 */
export function checkRecords<Schema extends v.GenericSchema<unknown, { id: string }>>(
  place: string,
  schema: Schema,
  records: readonly { id: string }[],
): v.InferOutput<Schema>[] {
  const ids = new Set<string>();
  return records.map((record) => {
    if (ids.has(record.id)) throw new Error(`data/${place} has the id ${record.id} twice`);
    ids.add(record.id);
    return checkRecord(fileOf(place, record.id), schema, record);
  });
}

/**
 * Checks that every id that a record refers to exists.
 * @throws Error naming the file, the id, the field and the reference that leads nowhere
 */
export function checkReferences(
  where: string,
  references: readonly string[],
  targets: readonly { id: string }[],
): void {
  const missing = references.find((reference) => !targets.some(({ id }) => id === reference));
  if (missing !== undefined) throw new Error(`data/${where} refers to ${missing}, which does not exist`);
}
