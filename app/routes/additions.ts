import type { Feature } from "#app/contract/feature.ts";
import * as features from "#app/features.ts";
import { isFeatureIn, type Words } from "#data/index.ts";

/**
 * The files, the demo and the sections that the features add to a page. Loaders call this function.
 * @param path the path of the English page
 */
export function additionsTo(path: string, words: Words) {
  const additions = Object.entries<Feature>(features)
    .filter(([name]) => isFeatureIn(name, words.locale))
    .map(([, feature]) => feature(path, words));
  return {
    files: additions.flatMap(({ files }) => files ?? []),
    demo: additions.find(({ demo }) => demo)?.demo,
    picture: additions.find(({ picture }) => picture)?.picture,
    sections: additions.flatMap(({ section }) => section ?? []),
  };
}
