/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */
import {
  beadOfTool,
  fill,
  findProduct,
  findService,
  findTool,
  formatShillings,
  listProducts,
  listServices,
  type Words,
} from "./content.server";
import type { Bead } from "./ui/beadwork";

export type OfferKind = "tool" | "service" | "product";

/**
 * What can be bought under an id, as a line of a list shows it.
 * @throws Error when it does not exist; data/index.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, words: Words) {
  const record = records[kind](id);
  if (!record) throw new Error(`There is no ${kind} ${id}`);
  const { title, description, path } = record;
  return {
    ...{ kind, id, title, description, path },
    kindLabel: words.common.kinds[kind],
    bead: beads[kind](id),
    status: "status" in record ? record.status : undefined,
    price: priceOf(record, words),
  };
}

type Offer = NonNullable<ReturnType<(typeof records)[OfferKind]>>;

const records = { tool: findTool, service: findService, product: findProduct };

function priceOf(record: Offer, { common, tools }: Words): string {
  if ("pricing" in record && Array.isArray(record.pricing)) {
    const [first] = record.pricing;
    if (!first?.price) return common.customQuote;
    const per = fill(tools.detail.pricing.per, { period: first.period });
    return fill(common.from, { price: `${formatShillings(first.price)} ${per}` });
  }
  const price = "price" in record ? record.price : record.pricing;
  return typeof price === "number"
    ? fill(common.from, { price: formatShillings(price) })
    : common.customQuote;
}

/** Services and products belong to no solution: the seven colours take turns, as on their own pages. */
const beads: Record<OfferKind, (id: string) => Bead> = {
  tool: (id) => {
    const tool = findTool(id);
    return tool ? beadOfTool(tool) : 1;
  },
  service: (id) => turn(listServices(), id),
  product: (id) => turn(listProducts(), id),
};

function turn(records: readonly { id: string }[], id: string): Bead {
  return ((records.findIndex((record) => record.id === id) % 7) + 1) as Bead;
}
