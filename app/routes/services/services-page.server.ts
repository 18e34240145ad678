import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { brochureSamples } from "#app/content/brochure-link.server.ts";
import { pictureOf } from "#app/content/illustrations.server.ts";
import { chatLink } from "#app/content/links.server.ts";
import { priceLabel } from "#app/content/prices.server.ts";
import { wordsBeside } from "#app/content/words.server.ts";
import { findSolution, formatWeeks, listServices, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type ServicesPage = ReturnType<typeof servicesPage>;

export function servicesPage(words: Words) {
  const { services, home, chat } = words;
  const { meta, hero, priced: block, list } = services.overview;
  const solution = findSolution("integrations-consulting", words.locale);
  return {
    meta,
    hero: { ...hero, illustration: solution && pictureOf(solution, words) },
    priced: { ...block, items: listServices(words.locale).flatMap((service) => pricedBlock(service, words)) },
    list: {
      ...list,
      buying: words.common.buying,
      items: listServices(words.locale).map(({ id, title, tagline, path, price, lang }) => ({
        id,
        lang,
        title,
        tagline,
        path,
        price: priceLabel(price, wordsBeside({ lang }, words)),
      })),
    },
    brochures: brochureSamples(words),
    process: processOf(words),
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/services", words)],
  };
}

/** The block of a service, if it has a price. */
function pricedBlock(service: ReturnType<typeof listServices>[number], pageWords: Words) {
  if (service.price === null) return [];
  const { id, lang, title, description, icon, features, deliverables, timeline, path } = service;
  const words = wordsBeside(service, pageWords);
  const { more, ...labels } = words.services.overview.priced;
  return [
    {
      id,
      lang,
      labels,
      title,
      description,
      icon,
      features,
      deliverables,
      path,
      price: priceLabel(service.price, words),
      weeks: timeline && formatWeeks(timeline, words.locale),
      more: fill(more, { title }),
    },
  ];
}

/**
 * The home page's steps, with the customer's part in each.
 * @throws Error when a step of the home page has no such part
 */
function processOf({ home, services }: Words) {
  const { steps: parts, ...process } = services.overview.process;
  const steps = home.process.steps.map(({ id, title, duration }) => {
    const part = parts.find((candidate) => candidate.id === id);
    if (!part) throw new Error(`data/pages/services.ts has no step ${id}, which data/pages/home.ts has`);
    return { id, title, duration, text: part.text, yours: part.yours };
  });
  return { ...process, steps };
}
