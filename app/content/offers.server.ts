/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */

import {
  findProduct,
  findService,
  findTool,
  type Locale,
  listProducts,
  listServices,
  type Words,
} from "#data/index.ts";
import type { Bead } from "#data/schemas/beads.ts";
import { beadByTurn, beadOfTool } from "./beads.server";
import { priceLabel, startingTier } from "./prices.server";
import { type StatusBadgeProps, statusBadge } from "./status.server";

export type OfferKind = "tool" | "service" | "product";

/** What can be bought, as a row of a list shows it. */
export interface Offer {
  id: string;
  title: string;
  description: string;
  path: string;
  bead: Bead;
  /** What it is: "Tool". */
  kindLabel: string;
  price: string;
  /** The price as a number, null where it is quoted. */
  amount: number | null;
  /** The id of its picture: of a tool or a product. */
  specimen: string | undefined;
  /** Of a tool; services and products are always available. */
  status: StatusBadgeProps | undefined;
}

/**
 * What can be bought under an id.
 * @throws Error when it does not exist; data/load/records.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words): Offer {
  const { amount, period, ...offer } = offerOf[kind](id, words.locale);
  const price = priceLabel(amount, words, period);
  return {
    status: undefined,
    specimen: undefined,
    ...offer,
    amount,
    price,
    kindLabel: words.common.kinds[kind],
  };
}

const offerOf: Record<
  OfferKind,
  (
    id: string,
    locale: Locale,
  ) => Omit<Offer, "status" | "price" | "kindLabel" | "specimen"> &
    Partial<Pick<Offer, "status">> & { period?: string | undefined; specimen?: string }
> = {
  tool(id, locale) {
    const tool = findTool(id, locale);
    if (!tool) throw new Error(`There is no tool ${id}`);
    const { title, description, path, status, specimen } = tool;
    const tier = startingTier(tool.pricing);
    return {
      id,
      title,
      description,
      path,
      specimen,
      status: statusBadge(status, locale),
      bead: beadOfTool(tool),
      amount: tier?.price ?? null,
      period: tier?.period,
    };
  },
  service(id, locale) {
    const service = findService(id, locale);
    if (!service) throw new Error(`There is no service ${id}`);
    const { title, description, path, price } = service;
    return { id, title, description, path, bead: beadByTurn(listServices("en"), id), amount: price };
  },
  product(id, locale) {
    const product = findProduct(id, locale);
    if (!product) throw new Error(`There is no product ${id}`);
    const { title, description, path, pricing, specimen } = product;
    const bead = beadByTurn(listProducts("en"), id);
    return { id, title, description, path, bead, specimen, amount: pricing };
  },
};
