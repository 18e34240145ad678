import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { pictureOf } from "#app/content/illustrations.ts";
import { chatLink } from "#app/content/links.ts";
import { listOfferKinds } from "#app/content/offer-kinds.ts";
import { priceLabel } from "#app/content/prices.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import { findSolution, formatWeeks, listServices, type Words } from "#data/index.ts";
import { additionsTo } from "../additions";

export type ServicesPage = ReturnType<typeof servicesPage>;

export function servicesPage(words: Words) {
  const { services, home, chat } = words;
  const { meta, hero, priced: block, list } = services.overview;
  const solution = findSolution("integrations-consulting", words.locale);
  return {
    offerKinds: listOfferKinds(words),
    meta,
    // The hero shows the picture of the solution that consists of services, in its colour.
    hero: { ...hero, accent: solution?.accent, illustration: solution && pictureOf(solution, words) },
    priced: { ...block, items: listServices(words.locale).flatMap((service) => pricedBlock(service, words)) },
    list: {
      ...list,
      buying: words.common.buying,
      items: listServices(words.locale).map((service) => ({
        ...service,
        price: priceLabel(service.price, wordsInLanguageOf(service, words)),
      })),
    },
    added: additionsTo("/services", words),
    process: processOf(words),
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/services", words)],
  };
}

function pricedBlock(service: ReturnType<typeof listServices>[number], pageWords: Words) {
  if (service.price === null) return [];
  const words = wordsInLanguageOf(service, pageWords);
  const { more, deliverables: deliverablesTitle } = words.services.overview.priced;
  return [
    {
      ...service,
      illustration: pictureOf(service, words),
      deliverablesTitle,
      price: priceLabel(service.price, words),
      weeks: service.timeline && formatWeeks(service.timeline, words.locale),
      more,
    },
  ];
}

/** The home page's steps, each with the customer's share of the work. @throws Error if a step of the home page has none */
function processOf({ home, services }: Words) {
  const { steps: parts, ...process } = services.overview.process;
  const steps = home.process.steps.map(({ id, title, duration }) => {
    const part = parts.find((candidate) => candidate.id === id);
    if (!part) throw new Error(`data/pages/services.ts has no step ${id}, which data/pages/home.ts has`);
    return { id, title, duration, text: part.text, yours: part.yours };
  });
  return { ...process, steps };
}
