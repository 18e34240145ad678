import { accentOfSolution } from "#app/content/accents.ts";
import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { shownFigures } from "#app/content/counted-figures.ts";
import { productChoices } from "#app/content/form-fields.ts";
import { cardPictureOf, illustrationOf } from "#app/content/illustrations.ts";
import { chatLink } from "#app/content/links.ts";
import { listOfferKinds } from "#app/content/offer-kinds.ts";
import { firstYearPrice, priceLabel, pricesExcludeVat } from "#app/content/prices.ts";
import { figuresLabel } from "#app/content/sample-label.ts";
import { product } from "#app/seo/schema-org.ts";
import {
  findIllustration,
  formatMoney,
  formatNumber,
  formatWeeks,
  getCompany,
  listProducts,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type ProductsPage = ReturnType<typeof productsPage>;

export function productsPage(words: Words) {
  const { products, chat, common, leadForms } = words;
  const { greeting, named, firstYear, plusVat, sensitive, ...catalogue } = products.catalogue;
  const { buying, claims } = getCompany(words.locale);
  const { hosting, maintenance } = buying.productMonthly;
  const { notes, ...stats } = products.stats;
  const generalChat = chatLink(chat.greeting);
  const beforeVat = (price: string) => (pricesExcludeVat() ? fill(plusVat, { price }) : price);
  const items = listProducts(words.locale).map(
    ({ pricing, timeline, path: _path, solution, covers, sensitive: isSensitive, ...shown }) => {
      const accent = accentOfSolution({ solution });
      return {
        ...shown,
        fits: [shown.fits, covers, isSensitive && sensitive].filter(Boolean).join(" "),
        accent,
        illustration: cardPictureOf({ ...shown, accent }, words),
        price: beforeVat(priceLabel(pricing, words)),
        firstYear: fill(firstYear, { price: beforeVat(formatMoney(firstYearPrice(pricing))) }),
        timeline: formatWeeks(timeline, words.locale),
        chatLink: chatLink(fill(greeting, { product: shown.title })),
        chatLabel: fill(named, { action: catalogue.chat, product: shown.title }),
        quoteLabel: fill(named, { action: catalogue.quote, product: shown.title }),
      };
    },
  );
  return {
    ...products,
    offerKinds: listOfferKinds(words),
    hero: {
      ...products.hero,
      chatLink: generalChat,
      illustration: heroScreen(words),
    },
    stats: {
      ...stats,
      items: shownFigures(stats.items),
      note: claims.systems && claims.clients ? `${notes.systems} ${notes.uptime}` : notes.uptime,
      sampleLabel: figuresLabel(words),
    },
    glance: {
      ...products.glance,
      intro: fill(products.glance.intro, { monthly: formatMoney(hosting + maintenance) }),
      buying: common.buying,
      items: glanceItems(words),
    },
    catalogue: { ...catalogue, notFor: common.notFor, items },
    quote: { ...products.quote, products: productChoices(words.locale), received: leadForms.received },
    closing: { ...products.closing, chatLink: generalChat },
    structuredData: [
      breadcrumbData("/products", words),
      ...listProducts(words.locale).map((record) => product(record, words.locale)),
    ],
  };
}

/** The screen of the first product that has one. Other pictures of products are only for cards. */
function heroScreen(words: Words) {
  const product = listProducts(words.locale).find(
    ({ illustration = "" }) => findIllustration(illustration, words.locale)?.kind === "till",
  );
  return (
    product?.illustration && {
      ...illustrationOf(product.illustration, words),
      className: `accent-${accentOfSolution(product)}`,
    }
  );
}

function glanceItems(words: Words) {
  return listProducts(words.locale).map(({ pricing, timeline, ...product }) => ({
    ...product,
    suits: product.suits ?? product.category,
    price: priceLabel(pricing, words),
    amount: formatNumber(pricing, 0),
    timeline: formatWeeks(timeline, words.locale),
    order: { price: pricing, weeks: timeline[0] * 1000 + timeline[1] },
  }));
}
