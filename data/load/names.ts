/** The Swahili names of links, groups of links, categories and statuses. */
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

/** The English name of a category or a status. Records and URLs use it in every language. */
type SortName = (typeof sortNames)[number];

/** The label of a category or a status in a language. Without a Swahili name, it is the English one, marked as English. */
export const labelOf = (name: SortName, locale: Locale): string =>
  (locale === "sw" && sorts.words.names[name]) || name;

/** The label of a link or a group in a language. Without a Swahili name, it is the English one with `lang: "en"`. */
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
