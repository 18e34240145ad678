import { ContentError } from "../schemas/content-error";
import { fillAll, type Values } from "./fill";

/**
 * Fills the placeholders in every text of a record or list. Unlike {@link fillAll}, which also runs in the browser, its
 * error has the file and the field.
 * @param where the file below data/, and the record in it
 * @param scope as for {@link fillAll}
 * @throws ContentError with the file, the field, a placeholder without a value, and the placeholders with a value
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
    throw new ContentError(
      `${place}: no value for ${placeholder}. Check its spelling. Known are ${known.join(", ")}.`,
    );
  }
}
