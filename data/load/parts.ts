/** The parts of the copy with their Swahili, and what of them is in English alone. */
import { type Copy, copy, ownPages, sharedParts } from "../copy";
import * as features from "../features";
import { swahiliModule } from "./swahili";
import { type InEnglish, type Locale, translateEach } from "./translation";

/** `leadForms` as `lead-forms`. */
const hyphenated = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file of a part of the copy, below data/. */
export const copyFile = (part: string) =>
  part in features ? `features/${hyphenated(part)}/words.ts` : `pages/${hyphenated(part)}.ts`;

export const parts = (Object.keys(copy) as (keyof Copy)[]).map((part) => {
  const { words, inEnglish } = translateEach(copy[part], swahiliModule(copyFile(part))[part]);
  return { part, file: copyFile(part), words, places: inEnglish };
});

/** The words that are in English on Swahili pages. */
export const sharedInEnglish: InEnglish[] = parts.filter(({ part }) => sharedParts.includes(part));

/** The features that are left out of Swahili pages, and their words that have no Swahili. */
export const featuresInEnglish: (InEnglish & { name: string })[] = parts
  .filter(({ part, places }) => part in features && places.length > 0)
  .map(({ part, ...rest }) => ({ name: part, ...rest }));

/** Whether a feature is there for readers of a language. @param name of its line in features.ts */
export const isFeatureIn = (name: string, locale: Locale) =>
  locale === "en" || !featuresInEnglish.some((feature) => feature.name === name);

/** Whether a tool's page has a section in which a visitor tries it (`#try`): a feature, whose words name the tool, adds it. */
export const hasDemo = (toolId: string, locale: Locale) =>
  Object.entries<{ tool?: { id: string }; [section: string]: unknown }>(features).some(
    ([name, { tool }]) => tool?.id === toolId && isFeatureIn(name, locale),
  );

/** The pages that are in English alone, and their own words that have no Swahili. */
export const pagesInEnglish: (InEnglish & { path: string })[] = parts
  .filter(({ part, places }) => !sharedParts.includes(part) && !(part in features) && places.length > 0)
  .map(({ part, file, places }) => ({ path: ownPages[part] ?? `/${hyphenated(part)}`, file, places }));
