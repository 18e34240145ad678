import { capitalised, formatCount } from "./format";
import { caseStudies, industries, products, services, solutions, team, tools } from "./records";

const counts = {
  caseStudies: caseStudies.length,
  industries: industries.length,
  products: products.length,
  services: services.length,
  pricedServices: services.filter(({ price }) => price !== null).length,
  quotedServices: services.filter(({ price }) => price === null).length,
  solutions: solutions.length,
  team: team.length,
  tools: tools.length,
};

/** How many there are of each kind of record, in words, for `{count.products}`; `{count.Products}` begins a sentence. */
export const recordCounts = Object.fromEntries(
  Object.entries(counts).flatMap(([name, count]) => {
    const words = formatCount(count);
    return [
      [name, words],
      [capitalised(name), capitalised(words)],
    ];
  }),
);
