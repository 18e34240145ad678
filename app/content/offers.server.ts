/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */

import type { SpecimenView } from "#app/specimens/specimen.tsx";
import {
  findProduct,
  findService,
  findTool,
  type InLanguage,
  listProducts,
  listServices,
  type Words,
} from "#data/index.ts";
import type { Bead } from "#data/schemas/beads.ts";
import { beadByTurn, beadOfTool } from "./beads.server";
import { priceLabel, startingTier } from "./prices.server";
import { thumbnailOf } from "./specimens.server";
import { type StatusBadgeProps, statusBadge } from "./status.server";
import { wordsBeside } from "./words.server";

export type OfferKind = "tool" | "service" | "product";

/** What can be bought, as a row of a list shows it. */
export interface Offer extends InLanguage {
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
  /** Its picture: of a tool or a product. */
  specimen: SpecimenView | undefined;
  /** Of a tool; services and products are always available. */
  status: StatusBadgeProps | undefined;
}

/**
 * What can be bought under an id.
 * @throws Error when it does not exist; data/load/records.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words): Offer {
  const { amount, period, ...offer } = offerOf[kind](id, words);
  const own = wordsBeside(offer, words);
  const price = priceLabel(amount, own, period);
  return {
    status: undefined,
    specimen: undefined,
    ...offer,
    amount,
    price,
    kindLabel: own.common.kinds[kind],
  };
}

const offerOf: Record<
  OfferKind,
  (
    id: string,
    words: Words,
  ) => Omit<Offer, "status" | "price" | "kindLabel" | "specimen"> &
    Partial<Pick<Offer, "status" | "specimen">> & { period?: string | undefined }
> = {
  tool(id, words) {
    const tool = findTool(id, words.locale);
    if (!tool) throw new Error(`There is no tool ${id}`);
    const { title, description, path, status, lang } = tool;
    const bead = beadOfTool(tool);
    const tier = startingTier(tool.pricing);
    return {
      id,
      lang,
      title,
      description,
      path,
      specimen: thumbnailOf({ ...tool, bead }, words),
      status: statusBadge(status, lang ?? words.locale),
      bead,
      amount: tier?.price ?? null,
      period: tier?.period,
    };
  },
  service(id, { locale }) {
    const service = findService(id, locale);
    if (!service) throw new Error(`There is no service ${id}`);
    const { title, description, path, price, lang } = service;
    return { id, lang, title, description, path, bead: beadByTurn(listServices("en"), id), amount: price };
  },
  product(id, words) {
    const product = findProduct(id, words.locale);
    if (!product) throw new Error(`There is no product ${id}`);
    const { title, description, path, pricing, lang } = product;
    const bead = beadByTurn(listProducts("en"), id);
    const specimen = thumbnailOf({ ...product, bead }, words);
    return { id, lang, title, description, path, bead, specimen, amount: pricing };
  },
};
