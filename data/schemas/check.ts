import * as v from "valibot";

/**
 * Checks a record of data/ where it is loaded, in the tests and at build.
 * @throws Error naming the file, the field and what is wrong with it
 */
export function checked<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  record: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, record);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "(record)"}: ${issue.message}`);
  throw new Error(`data/${file} does not fit its schema:\n${faults.join("\n")}`);
}

/**
 * Checks a list of records, each with an id of its own.
 * @throws Error naming the file, the id, the field and what is wrong with it
 */
export function checkedList<Schema extends v.GenericSchema<unknown, { id: string }>>(
  file: string,
  schema: Schema,
  records: readonly { id: string }[],
): v.InferOutput<Schema>[] {
  const ids = new Set<string>();
  return records.map((record) => {
    if (ids.has(record.id)) throw new Error(`data/${file} has the id ${record.id} twice`);
    ids.add(record.id);
    return checked(`${file} (${record.id})`, schema, record);
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
