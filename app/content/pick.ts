/** Copies only these fields of a record, because all data that a loader returns becomes part of the page. */
export const pick = <From, Key extends keyof From>(record: From, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<From, Key>;
