import { beadByTurn } from "#app/content/beads.server.ts";
import { formatWeeks, listProducts, type Words } from "#app/content/data.server.ts";
import { chatLink } from "#app/content/links.server.ts";
import { priceLabel } from "#app/content/prices.server.ts";
import { specimenOf } from "#app/content/specimens.server.ts";
import { fill } from "#data/fill.ts";

/** The view model of the products page. */
export function productsPage(words: Words) {
  const { products, chat, common, leadForms } = words;
  const { greeting, named, ...catalogue } = products.catalogue;
  const generalChat = chatLink(chat.greeting);
  const items = listProducts().map(({ pricing, timeline, suits: _suits, path: _path, ...shown }) => ({
    ...shown,
    bead: beadByTurn(listProducts(), shown.id),
    specimen: specimenOf(shown.specimen, words, "small"),
    price: priceLabel(pricing, words),
    timeline: formatWeeks(timeline),
    chatLink: chatLink(fill(greeting, { product: shown.title })),
    chatLabel: fill(named, { action: catalogue.chat, product: shown.title }),
    quoteLabel: fill(named, { action: catalogue.quote, product: shown.title }),
  }));
  return {
    ...products,
    hero: { ...products.hero, chatLink: generalChat },
    glance: { ...products.glance, buying: common.buying, items: glanceItems(words) },
    catalogue: { ...catalogue, notFor: common.notFor, items },
    quote: {
      ...products.quote,
      products: items.map(({ title }) => title),
      received: leadForms.received,
    },
    closing: { ...products.closing, chatLink: generalChat },
  };
}

/** The rows of the table of all products. */
function glanceItems(words: Words) {
  return listProducts().map(({ id, title, suits, pricing, timeline }) => ({
    id,
    title,
    suits,
    bead: beadByTurn(listProducts(), id),
    price: priceLabel(pricing, words),
    amount: pricing,
    timeline: formatWeeks(timeline),
    weeks: timeline,
  }));
}
