/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */

import type { IllustrationView } from "#app/illustrations/illustration.tsx";
import { findProduct, findService, findTool, type InLanguage, type Words } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import { accentOfSolution } from "./accents.server";
import { thumbnailOf } from "./illustrations.server";
import { priceLabel, startingTier } from "./prices.server";
import type { StatusBadgeProps } from "./status.server";
import { toolItem } from "./tool-item.server";
import { wordsBeside } from "./words.server";

export type OfferKind = "tool" | "service" | "product";

/** What can be bought, as a row of a list shows it. */
export interface Offer extends InLanguage {
  id: string;
  title: string;
  description: string;
  path: string;
  accent: Accent;
  /** What it is: "Tool". */
  kindLabel: string;
  price: string;
  /** The price as a number, null where it is quoted. */
  amount: number | null;
  /** Its picture: of a tool or a product. */
  illustration: IllustrationView | undefined;
  /** Of a tool; services and products are always available. */
  status: StatusBadgeProps | undefined;
}

/**
 * What can be bought under an id.
 * @throws Error when it does not exist; data/load/records.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words): Offer {
  const offer = offerOf[kind](id, words);
  if (!offer) throw new Error(`There is no ${kind} ${id}`);
  const { period, ...rest } = offer;
  const own = wordsBeside(rest, words);
  return {
    status: undefined,
    illustration: undefined,
    ...rest,
    price: priceLabel(rest.amount, own, period),
    kindLabel: own.common.kinds[kind],
  };
}

type UnpricedOffer = Omit<Offer, "status" | "illustration" | "price" | "kindLabel"> &
  Partial<Pick<Offer, "status" | "illustration">> & { period?: string | undefined };

const offerOf: Record<OfferKind, (id: string, words: Words) => UnpricedOffer | undefined> = {
  tool(id, words) {
    const tool = findTool(id, words.locale);
    if (!tool) return;
    const tier = startingTier(tool.pricing);
    const { description } = tool;
    return { ...toolItem(tool, words), description, amount: tier?.price ?? null, period: tier?.period };
  },
  service(id, { locale }) {
    const service = findService(id, locale);
    if (!service) return;
    const { title, description, path, price, lang } = service;
    return { id, lang, title, description, path, accent: accentOfSolution({}), amount: price };
  },
  product(id, words) {
    const product = findProduct(id, words.locale);
    if (!product) return;
    const { title, description, path, pricing, lang } = product;
    const accent = accentOfSolution(product);
    const illustration = thumbnailOf({ ...product, accent }, words);
    return { id, lang, title, description, path, accent, illustration, amount: pricing };
  },
};
