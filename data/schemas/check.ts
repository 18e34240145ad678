import * as v from "valibot";

/**
 * Checks a record of data/ where it is loaded, in the tests and at build.
 * @throws Error naming the file, the field and what is wrong with it
 */
export function checked<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  record: v.InferInput<Schema>,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, record);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "(record)"}: ${issue.message}`);
  throw new Error(`data/${file} does not fit its schema:\n${faults.join("\n")}`);
}
