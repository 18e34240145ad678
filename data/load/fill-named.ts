import { distance } from "fastest-levenshtein";
import { fillAll, type Values } from "./fill";

/** How many letters a mistyped name may be off, for a name to be offered instead. */
const farthest = 3;

/**
 * Fills every text in a record or list, and names the place of a mistake: {@link fillAll} runs in the browser too, and
 * knows no files.
 * @param where the file below data/, and the record in it
 * @param scope as for {@link fillAll}
 * @throws Error naming the file, the field, a placeholder without a value, and the names that are like it
 */
export function fillNamed<Copy>(where: string, copy: Copy, values: Values, scope = ""): Copy {
  checkPlaceholders(where, "", copy, values, scope);
  return fillAll(copy, values, scope);
}

function checkPlaceholders(where: string, field: string, copy: unknown, values: Values, scope: string) {
  if (typeof copy === "object" && copy !== null) {
    for (const [key, item] of Object.entries(copy))
      checkPlaceholders(where, field ? `${field}.${key}` : key, item, values, scope);
  }
  if (typeof copy !== "string") return;
  for (const [placeholder, name = ""] of copy.matchAll(/\{([\w.]+)\}/g)) {
    if (!name.startsWith(scope) || values[name.slice(scope.length)] !== undefined) continue;
    const place = field ? `data/${where}, ${field}` : `data/${where}`;
    throw new Error(`${place}: no value for ${placeholder}.${nearNames(name, values, scope)}`);
  }
}

function nearNames(name: string, values: Values, scope: string): string {
  const near = Object.keys(values)
    .map((known) => scope + known)
    .map((known) => ({ known, off: distance(known.toLowerCase(), name.toLowerCase()) }))
    .filter(({ off }) => off <= farthest)
    .sort((a, b) => a.off - b.off);
  const names = near.slice(0, 3).map(({ known }) => `{${known}}`);
  return names.length > 0 ? ` Is it ${names.join(" or ")}?` : ` Known are ${Object.keys(values).join(", ")}.`;
}
