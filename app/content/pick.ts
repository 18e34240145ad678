/** These fields of a record and no others: whatever a loader returns is in the page's files. */
export const pick = <From, Key extends keyof From>(record: From, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<From, Key>;
