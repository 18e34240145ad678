/**
 * Whether one of the fields contains the query.
 *
 * Blind to case and accents, and to what is between two words: `mpesa`, `m-pesa`, `M - Pesa` and `m pesa` all
 * find “M-Pesa”. An empty query, or one of spaces and hyphens alone, matches everything.
 *
 * @param query what the visitor typed
 * @param fields each searched alone: a query never matches across the end of one and the start of the next
 */
export function matchesText(query: string, fields: readonly string[]): boolean {
  return ["", " "].some((hyphen) => {
    const wanted = spelled(query, hyphen);
    return fields.some((field) => spelled(field, hyphen).includes(wanted));
  });
}

const spelled = (text: string, hyphen: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\s*\p{Dash}\s*/gu, hyphen)
    .replace(/\s+/g, " ")
    .trim();
