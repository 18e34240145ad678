/** What links, groups of links, categories and statuses are called in Swahili. */
import { footerNavigation, legalNavigation, mainNavigation } from "../navigation";
import { postCategories } from "../schemas/post";
import { toolCategories, toolStatuses } from "../schemas/tool";
import { swahiliModule } from "./swahili";
import { type InEnglish, type InLanguage, type Locale, translateEach } from "./translation";

const links = [
  ...mainNavigation,
  ...footerNavigation.flatMap((group) => group.links ?? []),
  ...legalNavigation,
];

const navigation = translateEach(
  {
    linkNames: Object.fromEntries(links.map(({ path, label }) => [path, label])),
    groupNames: Object.fromEntries(footerNavigation.map(({ id, label }) => [id, label])),
  },
  swahiliModule("navigation.ts"),
);

const sortNames = [...[...toolCategories, ...postCategories].map(({ name }) => name), ...toolStatuses];

const sorts = translateEach(
  { names: Object.fromEntries(sortNames.map((name) => [name, name])) },
  swahiliModule("names.ts"),
);

/** The names that are in English on Swahili pages. */
export const namesInEnglish: InEnglish[] = [
  { file: "navigation.ts", places: navigation.inEnglish },
  { file: "names.ts", places: sorts.inEnglish },
];

/** A name that records are sorted by and that stands in addresses, in English. */
type SortName = (typeof sortNames)[number];

/** What a category or a status is called in a language: in English, and marked so, where it has no name there. */
export const labelOf = (name: SortName, locale: Locale): string =>
  (locale === "sw" && sorts.words.names[name]) || name;

/** The name of a link or a group in a language, or in English, saying so, where it has none. */
export function nameOf(
  list: "linkNames" | "groupNames",
  key: string,
  label: string,
  locale: Locale,
): { label: string } & InLanguage {
  if (locale === "en") return { label };
  if (navigation.inEnglish.includes(`${list}.${key}`)) return { label, lang: "en" };
  return { label: navigation.words[list][key] ?? label };
}
