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
import { priceLabel, startingTier } from "./prices";
import { wordsBeside } from "./words";

export type OfferKind = keyof typeof offers;

/**
 * What can be bought under an id, as a list shows it: `kindLabel` is "Tool", `amount` the price, null where it is quoted.
 * @throws Error when it does not exist; data/load/records.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words) {
  const offer = offers[kind](id, words);
  if (!offer) throw new Error(`There is no ${kind} ${id}`);
  const { period, ...rest } = offer;
  const own = wordsBeside(rest, words);
  return { ...rest, price: priceLabel(rest.amount, own, period), kindLabel: own.common.kinds[kind] };
}

/** What only tools have: services and products are always available, and paid once. */
const absent = { status: undefined, period: undefined };

const offers = {
  tool(id: string, words: Words) {
    const tool = findTool(id, words.locale);
    if (!tool) return;
    const tier = startingTier(tool.pricing);
    const text = tool.description;
    return { ...toolItem(tool, words), text, amount: tier?.price ?? null, period: tier?.period };
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
