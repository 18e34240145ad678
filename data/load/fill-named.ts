import { fillAll, type Values } from "./fill";

/**
 * Fills every text in a record or list, and names the place of a mistake: {@link fillAll} runs in the browser too, and
 * knows no files.
 * @param where the file below data/, and the record in it
 * @param scope as for {@link fillAll}
 * @throws Error naming the file, the field, a placeholder without a value, and the names that there are
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
    const known = Object.keys(values)
      .filter((key) => values[key] !== undefined)
      .map((key) => `{${scope}${key}}`);
    throw new Error(`${place}: no value for ${placeholder}. Known are ${known.join(", ")}.`);
  }
}
