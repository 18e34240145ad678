import * as v from "valibot";

/** A text of a record or a page, and the path of field names that leads to it, from the outermost field on. */
export interface PlacedText {
  path: string[];
  text: string;
}

/** The properties of valibot schemas that are read here. */
type Schema = v.GenericSchema & {
  pipe?: (Schema | { kind: "transformation"; type: string; name?: string })[];
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  wrapped?: Schema;
  value?: Schema;
  options?: unknown[];
};

/**
 * The texts of a record that a translation replaces: the fields that its schema declares as `text()` (common.ts). All other
 * fields are the same in every language.
 */
export function textsOfSchema(schema: v.GenericSchema, record: unknown, path: string[] = []): PlacedText[] {
  const { entries, item, items, wrapped, value, options } = schema as Schema;
  if (typeof record === "string") return isWords(schema) ? [{ path, text: record }] : [];
  if (typeof record !== "object" || record === null) return [];
  if (wrapped) return textsOfSchema(wrapped, record, path);
  if (schema.type === "union" || schema.type === "variant") {
    const fitting = (options as Schema[]).find((option) => v.is(option, record));
    return fitting ? textsOfSchema(fitting, record, path) : [];
  }
  return Object.entries(record).flatMap(([key, part], index) => {
    const inner = entries?.[key] ?? item ?? items?.[index] ?? value;
    return inner ? textsOfSchema(inner, part, [...path, key]) : [];
  });
}

function isWords(schema: v.GenericSchema): boolean {
  const { pipe = [], wrapped, type, options } = schema as Schema;
  if (wrapped) return isWords(wrapped);
  if (type === "union") return (options as Schema[]).some(isWords);
  return pipe.some((part) =>
    part.kind === "transformation"
      ? part.type === "brand" && part.name === "words"
      : part !== schema && isWords(part),
  );
}

/** All texts in a value, at any depth, except those under the keys in `without`. */
export function findTexts(
  value: unknown,
  without: readonly string[] = [],
  path: string[] = [],
): PlacedText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    without.includes(key) ? [] : findTexts(part, without, [...path, key]),
  );
}
