import * as v from "valibot";
import { icon, id, list, money, optionalList, solutionId, text, weeks } from "./common.ts";

/** A software product. Its id is its anchor on /products. The page leaves out the parts whose optional fields are missing. */
export const productSchema = v.pipe(
  v.strictObject({
    id,
    title: text(50),
    /** The solution that the product belongs to. It decides the product's colour. */
    solution: v.optional(solutionId),
    icon,
    /** The id of its picture in illustrations/. Default: its icon is shown. */
    illustration: v.optional(id),
    description: text(240),
    /** The card shows the first three, the details show all. */
    features: list(text(110), 3, 9),
    /** The card shows the first two, the details show all. */
    benefits: optionalList(text(130), 6),
    /** The starting price. */
    pricing: money,
    timeline: weeks,
    /** The time that a permit takes in addition to the weeks, for after them: "plus 3 months for certification". */
    furtherTime: v.optional(text(44)),
    category: text(40),
    /** The customers that it suits, for the table of all products. Default: its category. */
    suits: v.optional(text(44)),
    /** The customers that it suits, in a sentence. */
    fits: v.optional(text(200)),
    notFor: v.optional(text(200)),
    /** What the starting price covers, such as branches or users, and what is extra. Shown after `fits`. */
    covers: v.optional(text(160)),
    /** Whether it usually holds sensitive details, for example about health, belief, property or families. The page then states the rule for them. */
    sensitive: v.optional(v.literal(true)),
    /** Sizes of a customer, and the time saved there. /pricing calculates the months after which the setup is repaid. */
    sizes: v.optional(
      v.strictObject({
        /** A size in words: "{size} counters". */
        label: text(40),
        /** The smallest sizes that the product suits, and smaller ones that it does not suit. */
        counts: v.pipe(v.array(v.number()), v.minLength(1)),
        /** The minutes that the product saves each month for one unit of the size, such as one counter. */
        minutesEach: v.number(),
        /** The cost of an hour of the people who save the time. Default: that of a clerk. */
        hourCost: v.optional(money),
      }),
    ),
  }),
  v.transform((product) => ({ ...product, path: `/products#${product.id}` })),
);

export type ProductRecord = v.InferInput<typeof productSchema>;
