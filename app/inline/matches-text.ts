/**
 * Whether one of the fields contains the query. Case, accents, and hyphens or spaces between words are ignored: `mpesa`,
 * `m-pesa` and `m pesa` all find “M-Pesa”. A query that is empty or has only spaces and hyphens matches everything.
 */
export function matchesText(query: string, fields: readonly string[]): boolean {
  return ["", " "].some((hyphen) => {
    const wanted = normalized(query, hyphen);
    return fields.some((field) => normalized(field, hyphen).includes(wanted));
  });
}

const normalized = (text: string, hyphen: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\s*\p{Dash}\s*/gu, hyphen)
    .replace(/\s+/g, " ")
    .trim();
