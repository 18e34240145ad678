/** The parts of the copy with their translations, and the words without a translation. */
import { type Copy, copy, ownPages, sharedParts } from "../copy";
import * as features from "../features";
import { swahiliModule } from "./swahili";
import { type InEnglish, type Locale, translateEach } from "./translation";

/** `leadForms` becomes `lead-forms`. */
const hyphenated = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file below data/ with a part of the copy. */
export const copyFile = (part: string) =>
  part in features ? `features/${hyphenated(part)}/words.ts` : `pages/${hyphenated(part)}.ts`;

export const parts = (Object.keys(copy) as (keyof Copy)[]).map((part) => {
  const { words, inEnglish } = translateEach(copy[part], swahiliModule(copyFile(part))[part]);
  return { part, file: copyFile(part), words, places: inEnglish };
});

/** The words of shared parts that are in English on Swahili pages. */
export const sharedInEnglish: InEnglish[] = parts.filter(({ part }) => sharedParts.includes(part));

/** The features that are left out of Swahili pages, with their words that are not translated. */
export const featuresInEnglish: (InEnglish & { name: string })[] = parts
  .filter(({ part, places }) => part in features && places.length > 0)
  .map(({ part, ...rest }) => ({ name: part, ...rest }));

/** Whether pages in a language have a feature. @param name the feature's name in features.ts */
export const isFeatureIn = (name: string, locale: Locale) =>
  locale === "en" || !featuresInEnglish.some((feature) => feature.name === name);

/** Whether a tool's page has a demo (the section `#try`). A feature adds it and names the tool in its words. */
export const hasDemo = (toolId: string, locale: Locale) =>
  Object.entries<{ tool?: { id: string }; [section: string]: unknown }>(features).some(
    ([name, { tool }]) => tool?.id === toolId && isFeatureIn(name, locale),
  );

/** The conditions of conditional parts (keep-parts.ts) that depend on the demos of the site. */
export const demoConditions = (locale: Locale) => ({
  /** The site has the demo in which a visitor opens a file. */
  fileDemo: hasDemo("ai-mpesa-analyzer", locale),
  /** The site has the calculator, which writes the visitor's figures into the URL. */
  calculatorDemo: hasDemo("roi-calculator", locale),
});

/** The parts that belong to one page, with the page's path. `places` are the words of the page that have no translation. */
export const pageParts: (InEnglish & { part: string; path: string })[] = parts
  .filter(({ part }) => !sharedParts.includes(part) && !(part in features))
  .map(({ part, file, places }) => ({ part, path: ownPages[part] ?? `/${hyphenated(part)}`, file, places }));

/** The pages that are in English only. */
export const pagesInEnglish = pageParts.filter(({ places }) => places.length > 0);
