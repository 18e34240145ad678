import * as v from "valibot";
import { icon, id, list, money, text, weeks } from "./common.ts";

/** A software product. Its id is its anchor on /products. */
export const productSchema = v.pipe(
  v.strictObject({
    id,
    title: text(50),
    icon,
    /** The picture of what it does, of specimens.ts. */
    specimen: id,
    description: text(240),
    /** The card shows the first three, the details all. */
    features: list(text(110), 6, 9),
    /** The card shows the first two, the details all. */
    benefits: list(text(130), 3, 6),
    /** The "from" price. */
    pricing: money,
    timeline: weeks,
    category: text(40),
    /** Who it suits, in the table of all products. */
    suits: text(44),
    /** Who it suits, in a sentence. */
    fits: text(200),
    notFor: text(200),
  }),
  v.transform((product) => ({ ...product, path: `/products#${product.id}` })),
);

export type ProductRecord = v.InferInput<typeof productSchema>;
export type Product = v.InferOutput<typeof productSchema>;
