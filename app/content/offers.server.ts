/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */

import { findProduct, findService, findTool, type Words } from "#data/index.ts";
import { accentOfSolution } from "./accents.server";
import { thumbnailOf } from "./illustrations.server";
import { priceLabel, startingTier } from "./prices.server";
import { toolItem } from "./tool-item.server";
import { wordsBeside } from "./words.server";

export type OfferKind = keyof typeof offers;

/**
 * What can be bought under an id, as a row of a list shows it: `kindLabel` says what it is ("Tool"), `amount` is the price as
 * a number, null where it is quoted.
 * @throws Error when it does not exist; data/load/records.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words) {
  const offer = offers[kind](id, words);
  if (!offer) throw new Error(`There is no ${kind} ${id}`);
  const { period, ...rest } = offer;
  const own = wordsBeside(rest, words);
  return { ...rest, price: priceLabel(rest.amount, own, period), kindLabel: own.common.kinds[kind] };
}

/** What only some have: a tool has a status, services and products are always available; a service has no picture. */
const absent = { status: undefined, illustration: undefined, period: undefined };

const offers = {
  tool(id: string, words: Words) {
    const tool = findTool(id, words.locale);
    if (!tool) return;
    const tier = startingTier(tool.pricing);
    const { description } = tool;
    return { ...toolItem(tool, words), description, amount: tier?.price ?? null, period: tier?.period };
  },
  service(id: string, { locale }: Words) {
    const service = findService(id, locale);
    if (!service) return;
    const { title, description, path, price, lang } = service;
    const accent = accentOfSolution({});
    return { ...absent, id, lang, title, description, path, accent, amount: price };
  },
  product(id: string, words: Words) {
    const product = findProduct(id, words.locale);
    if (!product) return;
    const { title, description, path, pricing, lang } = product;
    const accent = accentOfSolution(product);
    const illustration = thumbnailOf({ ...product, accent }, words);
    return { ...absent, id, lang, title, description, path, accent, illustration, amount: pricing };
  },
};
