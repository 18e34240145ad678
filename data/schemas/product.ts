import * as v from "valibot";
import { icon, id, list, money, optionalList, solutionId, text, weeks } from "./common.ts";

/** A software product. Its id is its anchor on /products. What may be left out is not drawn. */
export const productSchema = v.pipe(
  v.strictObject({
    id,
    title: text(50),
    /** The solution that it is a part of: it has that colour. */
    solution: v.optional(solutionId),
    icon,
    /** The picture of what it does, of illustrations/; its icon where there is none. */
    illustration: v.optional(id),
    description: text(240),
    /** The card shows the first three, the details all. */
    features: list(text(110), 3, 9),
    /** The card shows the first two, the details all. */
    benefits: optionalList(text(130), 6),
    /** The "from" price. */
    pricing: money,
    timeline: weeks,
    category: text(40),
    /** Who it suits, in the table of all products; its category where this is left out. */
    suits: v.optional(text(44)),
    /** Who it suits, in a sentence. */
    fits: v.optional(text(200)),
    notFor: v.optional(text(200)),
  }),
  v.transform((product) => ({ ...product, path: `/products#${product.id}` })),
);

export type ProductRecord = v.InferInput<typeof productSchema>;
