/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */

import { findProduct, findService, findTool, type Locale, type Words } from "#data/index.ts";
import { accentOfSolution, accentOfTool } from "./accents.server";
import { thumbnailOf } from "./illustrations.server";
import { priceLabel, startingTier } from "./prices.server";
import { statusBadge } from "./status.server";
import { wordsBeside } from "./words.server";

export type OfferKind = "tool" | "service" | "product";

/**
 * What can be bought under an id, as a row of a list shows it. Services have no picture, and like products no status: they
 * are always available. The amount is null where the price is quoted.
 * @throws Error when it does not exist; data/load/records.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words) {
  const record = findRecord(kind, id, words.locale);
  if (!record) throw new Error(`There is no ${kind} ${id}`);
  const { title, description, path, lang, accent, amount, period, status } = record;
  const own = wordsBeside(record, words);
  return {
    id,
    lang,
    title,
    description,
    path,
    accent,
    amount,
    status: status && statusBadge(status, lang ?? words.locale),
    illustration: kind === "service" ? undefined : thumbnailOf(record, words),
    price: priceLabel(amount, own, period),
    kindLabel: own.common.kinds[kind],
  };
}

function findRecord(kind: OfferKind, id: string, locale: Locale) {
  const none = { period: undefined, status: undefined, illustration: undefined };
  const tool = kind === "tool" && findTool(id, locale);
  const service = kind === "service" && findService(id, locale);
  const product = kind === "product" && findProduct(id, locale);
  if (service) return { ...none, ...service, accent: accentOfSolution({}), amount: service.price };
  if (product) return { ...none, ...product, accent: accentOfSolution(product), amount: product.pricing };
  if (!tool) return undefined;
  const { price: amount = null, period } = startingTier(tool.pricing) ?? {};
  return { ...tool, accent: accentOfTool(tool), amount, period };
}
