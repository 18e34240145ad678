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

/** The fault of a field as a sentence that begins with the field's name. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  // Valibot's message is `Expected "title" but received undefined` for a missing field and `Expected never` for an unknown one.
  if (issue.type === "strict_object" && issue.expected === "never")
    return "is not a field of this record: check its spelling, or remove it";
  if (issue.type === "strict_object" && issue.input === undefined) return "is missing";
  return reworded(issue.message);
}

/** Rewords Valibot's own messages: `Invalid type: Expected number but received "x"` becomes `must be a number, but is "x"`. */
function reworded(message: string): string {
  const [, kind, expected = "", received] =
    /^Invalid ([\w ]+): (?:Expected (.+) but received|Received) (.+)$/s.exec(message) ?? [];
  if (!kind) return message;
  if (!expected) return `is not a valid ${kind}: ${received}`;
  const rule = expected
    .replace(/^<=/, "at most ")
    .replace(/^>=/, "at least ")
    .replace(/^\((.*)\)$/s, (_, choices) => `one of ${choices.replaceAll(" | ", ", ")}`)
    .replace(/^(?=(?:number|string|boolean)$)/, "a ");
  return kind === "length"
    ? `must have a length of ${rule}, but has ${received}`
    : `must be ${rule}, but is ${received}`;
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
