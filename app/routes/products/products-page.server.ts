import { accentOfSolution } from "#app/content/accents.server.ts";
import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { pictureOf } from "#app/content/illustrations.server.ts";
import { chatLink } from "#app/content/links.server.ts";
import { priceLabel } from "#app/content/prices.server.ts";
import { leadNameOf, productChoices } from "#app/content/product-choices.server.ts";
import type { IllustrationGroupItem } from "#app/sections/illustration-group.tsx";
import { product } from "#app/seo/schema-org.server.ts";
import { formatMoney, formatNumber, formatWeeks, getCompany, listProducts, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** How many products are in pictures at the top of the page. */
const pictureCount = 4;

export type ProductsPage = ReturnType<typeof productsPage>;

export function productsPage(words: Words) {
  const { products, chat, common, leadForms } = words;
  const { greeting, named, ...catalogue } = products.catalogue;
  const { hosting, maintenance } = getCompany(words.locale).buying.productMonthly;
  const generalChat = chatLink(chat.greeting);
  const items = listProducts(words.locale).map(
    ({ pricing, timeline, suits: _suits, path: _path, solution, ...shown }) => {
      const accent = accentOfSolution({ solution });
      return {
        ...shown,
        leadName: leadNameOf(shown.id),
        accent,
        illustration: pictureOf({ ...shown, accent }, words, "brief"),
        price: priceLabel(pricing, words),
        timeline: formatWeeks(timeline, words.locale),
        chatLink: chatLink(fill(greeting, { product: shown.title })),
        chatLabel: fill(named, { action: catalogue.chat, product: shown.title }),
        quoteLabel: fill(named, { action: catalogue.quote, product: shown.title }),
      };
    },
  );
  return {
    ...products,
    hero: { ...products.hero, chatLink: generalChat, group: heroGroup(items) },
    glance: {
      ...products.glance,
      intro: fill(products.glance.intro, { monthly: formatMoney(hosting + maintenance) }),
      buying: common.buying,
      items: glanceItems(words),
    },
    catalogue: { ...catalogue, notFor: common.notFor, items },
    quote: {
      ...products.quote,
      products: productChoices(words.locale),
      received: leadForms.received,
    },
    closing: { ...products.closing, chatLink: generalChat },
    structuredData: [
      breadcrumbData("/products", words),
      ...listProducts(words.locale).map((record) => product(record, words.locale)),
    ],
  };
}

/** Pictures of the last products, whose cards are furthest down the page. */
function heroGroup(items: IllustrationGroupItem[]) {
  return items.slice(-pictureCount).map(({ id, lang, title, accent, illustration }) => ({
    id,
    lang,
    title,
    accent,
    illustration: { ...illustration, name: undefined },
  }));
}

/** The rows of the table of all products. */
function glanceItems(words: Words) {
  return listProducts(words.locale).map(
    ({ id, title, category, suits = category, pricing, timeline, solution, lang }) => ({
      id,
      lang,
      title,
      suits,
      accent: accentOfSolution({ solution }),
      price: priceLabel(pricing, words),
      amount: formatNumber(pricing, 0),
      timeline: formatWeeks(timeline, words.locale),
      order: { price: pricing, weeks: timeline[0] * 1000 + timeline[1] },
    }),
  );
}
