/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */

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
import { wordsBeside } from "./words";

export type OfferKind = keyof typeof offers;

/**
 * What can be bought under an id, as a list shows it: `kindLabel` is "Tool", `amount` the price, null where it is quoted.
 * @throws Error when it does not exist; data/load/records.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words) {
  const offer = offers[kind](id, words);
  if (!offer) throw new Error(`There is no ${kind} ${id}`);
  const own = wordsBeside(offer, words);
  // A tool brings its price: it has a period, or none while the tool is not sold.
  return { price: priceLabel(offer.amount, own), ...offer, kindLabel: own.common.kinds[kind] };
}

/** What only tools have: services and products are always available. */
const absent = { status: undefined };

const offers = {
  tool(id: string, words: Words) {
    const tool = findTool(id, words.locale);
    if (!tool) return;
    const own = wordsBeside(tool, words);
    const noPrice = own.tools.detail.byStatus[tool.status].pricing.noPrice;
    const price = startingPrice(tool.pricing, own) ?? noPrice;
    const amount = startingTier(tool.pricing)?.price ?? null;
    return { ...toolItem(tool, words), text: tool.description, amount, price };
  },
  service(id: string, words: Words) {
    const service = findService(id, words.locale);
    if (!service) return;
    const { title, description: text, path, icon, price, lang } = service;
    const accent = accentOfSolution({});
    return { ...absent, id, lang, title, text, path, accent, icon, amount: price };
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

/** Green, yellow and grey. */
const tones: Record<Tool["status"], BadgeTone> = { Available: "good", Beta: "wait", "Coming Soon": "still" };

export function statusBadge(status: Tool["status"], locale: Locale) {
  return { tone: tones[status], label: labelOf(status, locale) };
}
