import * as v from "valibot";

/** A text of a record: its fields from the outermost one on, and what it says. */
interface Word {
  path: string[];
  text: string;
}

/** What a valibot schema is made of, as far as this looks at it. */
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
 * The texts of a record that a translation replaces: those that its schema declares as `text()` of
 * data/schemas/common.ts. All else is the same in every language.
 */
export function wordsOf(schema: v.GenericSchema, record: unknown, path: string[] = []): Word[] {
  const { entries, item, items, wrapped, value, options } = schema as Schema;
  if (typeof record === "string") return isWords(schema) ? [{ path, text: record }] : [];
  if (typeof record !== "object" || record === null) return [];
  if (wrapped) return wordsOf(wrapped, record, path);
  if (schema.type === "union" || schema.type === "variant") {
    const fitting = (options as Schema[]).find((option) => v.is(option, record));
    return fitting ? wordsOf(fitting, record, path) : [];
  }
  return Object.entries(record).flatMap(([key, part], index) => {
    const inner = entries?.[key] ?? item ?? items?.[index] ?? value;
    return inner ? wordsOf(inner, part, [...path, key]) : [];
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
