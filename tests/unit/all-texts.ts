import * as data from "#data/index.ts";
import { factKeys } from "#data/load/translation.ts";

const facts: ReadonlySet<string> = new Set(factKeys);

/** All texts of data/ in a language, as pages get them. Each has its place. */
export function allTexts(locale: data.Locale = "en"): { where: string; text: string }[] {
  const lists = Object.entries(data).flatMap(([name, list]) =>
    name.startsWith("list") && name !== "listPaths"
      ? [[name, (list as (locale: data.Locale) => unknown)(locale)] as const]
      : [],
  );
  return [
    ...lists,
    ["words", data.getWords(locale)] as const,
    ["navigation", data.getNavigation(locale)] as const,
    ["company", data.getCompany(locale)] as const,
  ].flatMap(([where, record]) => textsOf(record, where));
}

function textsOf(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === "string") return [{ where, text: value }];
  if (typeof value !== "object" || value === null) return [];
  const { id, path } = value as { id?: unknown; path?: unknown };
  const named =
    typeof id === "string" ? `${where}(${id})` : typeof path === "string" ? `${where}(${path})` : where;
  return Object.entries(value)
    .filter(([key]) => !facts.has(key))
    .flatMap(([key, child]) => textsOf(child, Array.isArray(value) ? named : `${named}.${key}`));
}
