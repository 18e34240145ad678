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
 * The number of records of each kind as text, for `{count.products}`. `{count.Products}` is for the beginning of a sentence;
 * it has no capital letter in Swahili, where the noun comes first.
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
