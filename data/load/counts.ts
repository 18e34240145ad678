import { capitalised, formatCount } from "./format";
import { memoizeByLocale } from "./memoize-by-locale";
import { recordsIn } from "./records";
import type { Locale } from "./translation";

function counts() {
  const { caseStudies, industries, products, services, solutions, team, tools } = recordsIn("en");
  return {
    caseStudies: caseStudies.length,
    industries: industries.length,
    products: products.length,
    services: services.length,
    pricedServices: services.filter(({ price }) => price !== null).length,
    quotedServices: services.filter(({ price }) => price === null).length,
    solutions: solutions.length,
    team: team.length,
    tools: tools.length,
    pricedTools: tools.filter(
      ({ status, pricing }) => status !== "Coming Soon" && pricing.some(({ price }) => price !== null),
    ).length,
  };
}

/**
 * How many there are of each kind of record, in words, for `{count.products}`; `{count.Products}` begins a sentence, where
 * Swahili has the noun first.
 */
export const recordCounts = memoizeByLocale((locale: Locale) =>
  Object.fromEntries(
    Object.entries(counts()).flatMap(([name, count]) => {
      const words = formatCount(count, locale);
      return [
        [name, words],
        [capitalised(name), locale === "sw" ? words : capitalised(words)],
      ];
    }),
  ),
);
