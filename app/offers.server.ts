/** Tools, services and products as one kind of thing: what a page may refer to by kind and id. */
import {
  beadByTurn,
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

export type OfferKind = "tool" | "service" | "product";

/**
 * What can be bought under an id, as a line of a list shows it.
 * @returns `price` in words, `amount` the same in shillings, null where it is quoted
 * @throws Error when it does not exist; data/index.ts has checked that it does
 */
export function getOffer(kind: OfferKind, id: string, { common, tools }: Words) {
  const { record, bead, status, amount, period } = finders[kind](id);
  if (!record) throw new Error(`There is no ${kind} ${id}`);
  const { title, description, path } = record;
  const per = period ? ` ${fill(tools.detail.pricing.per, { period })}` : "";
  return {
    ...{ id, title, description, path, bead, status, amount },
    kindLabel: common.kinds[kind],
    price: amount ? fill(common.from, { price: `${formatShillings(amount)}${per}` }) : common.customQuote,
  };
}

/** Services and products belong to no solution: the seven colours take turns, as on their own pages. */
const finders = {
  tool(id: string) {
    const record = findTool(id);
    const [first] = record?.pricing ?? [];
    return {
      ...{ record, status: record?.status, period: first?.period },
      bead: record ? beadOfTool(record) : 1,
      amount: first?.price ?? null,
    };
  },
  service(id: string) {
    const record = findService(id);
    return { record, bead: beadByTurn(listServices(), id), amount: record?.price ?? null, ...sold };
  },
  product(id: string) {
    const record = findProduct(id);
    return { record, bead: beadByTurn(listProducts(), id), amount: record?.pricing ?? null, ...sold };
  },
};

/** Services and products are sold once, and always. */
const sold = { status: undefined, period: undefined };
