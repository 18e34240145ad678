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
  const wanted = spellings(query);
  return fields.some((field) => {
    const { joined, spaced } = spellings(field);
    return joined.includes(wanted.joined) || spaced.includes(wanted.spaced);
  });
}

/** A text with the words around a hyphen joined, and the same with a space in the hyphen's place. */
function spellings(text: string) {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[‘’]/g, "'");
  const spelled = (hyphen: string) =>
    plain
      .replace(/\s*\p{Dash}\s*/gu, hyphen)
      .replace(/\s+/g, " ")
      .trim();
  return { joined: spelled(""), spaced: spelled(" ") };
}
