/** Offers: tools, services and products in a common format, found by kind and id. */

import type { BadgeTone } from "#app/ui/badge.tsx";
import {
  findProduct,
  findService,
  findTool,
  type InLanguage,
  type Locale,
  labelOf,
  type Words,
} from "#data/index.ts";
import type { Tool } from "#data/schemas/tool.ts";
import { accentOfSolution, accentOfTool } from "./accents";
import { priceLabel, startingPrice, startingTier } from "./prices";
import { wordsInLanguageOf } from "./words";

export type OfferKind = keyof typeof offers;

/**
 * The offer with this id, for a list. `kindLabel` is for example "Tool"; `amount` is the price, or null if it is on request.
 * @throws Error if it does not exist, which data/load/records.ts has checked before
 */
export function getOffer(kind: OfferKind, id: string, words: Words) {
  const offer = offers[kind](id, words);
  if (!offer) throw new Error(`There is no ${kind} ${id}`);
  const own = wordsInLanguageOf(offer, words);
  // A tool's own `price` replaces this one, because it has a period, or a text while the tool is not sold.
  return { price: priceLabel(offer.amount, own), ...offer, kindLabel: own.common.kinds[kind] };
}

/** Services and products have no status, because they are always available. Services belong to no solution and have no colour. */
const absent = { status: undefined };

const offers = {
  tool(id: string, words: Words) {
    const tool = findTool(id, words.locale);
    if (!tool) return;
    const own = wordsInLanguageOf(tool, words);
    const noPrice = own.tools.detail.byStatus[tool.status].pricing.noPrice;
    const price = startingPrice(tool.pricing, own) ?? noPrice;
    const amount = startingTier(tool.pricing)?.price ?? null;
    return { ...toolItem(tool, words), text: tool.description, amount, price };
  },
  service(id: string, words: Words) {
    const service = findService(id, words.locale);
    if (!service) return;
    const { title, description: text, path, icon, price, lang } = service;
    return { ...absent, id, lang, title, text, path, accent: undefined, icon, amount: price };
  },
  product(id: string, words: Words) {
    const product = findProduct(id, words.locale);
    if (!product) return;
    const { title, description: text, path, icon, pricing, lang } = product;
    const accent = accentOfSolution(product);
    return { ...absent, id, lang, title, text, path, accent, icon, amount: pricing };
  },
};

export function toolItem(tool: Tool & InLanguage, words: Words) {
  const { id, lang, path, title, icon } = tool;
  const status = statusBadge(tool.status, lang ?? words.locale);
  return { id, lang, path, title, icon, accent: accentOfTool(tool), status };
}

/** The colours of badges: green, yellow and grey. */
const tones: Record<Tool["status"], BadgeTone> = { Available: "good", Beta: "wait", "Coming Soon": "still" };

export function statusBadge(status: Tool["status"], locale: Locale) {
  return { tone: tones[status], label: labelOf(status, locale) };
}
