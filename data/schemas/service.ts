import * as v from "valibot";
import {
  faq,
  icon,
  id,
  list,
  money,
  moneyRange,
  optionalList,
  order,
  sample,
  text,
  weeks,
} from "./common.ts";

/** A service: one record for its block on the overview and its page. What may be left out is then not drawn. */
export const serviceSchema = v.pipe(
  v.strictObject({
    id,
    order,
    title: text(40),
    tagline: text(110),
    description: text(220),
    icon,
    /** The picture of what it does, of illustrations/; its icon where there is none. */
    illustration: v.optional(id),
    features: optionalList(text(90), 8),
    deliverables: optionalList(text(90), 8),
    /** From how many to how many weeks; null, or left out, where it depends on the work. */
    timeline: v.optional(v.nullable(weeks), null),
    /** The "from" price; null for a custom quote. */
    price: v.nullable(money),
    overview: list(text(700), 1, 3),
    whatWeOffer: optionalList(v.strictObject({ title: text(60), description: text(240) }), 6),
    process: optionalList(
      v.strictObject({
        phase: text(50),
        /** As shown: "Week 1", "1-2 weeks". */
        duration: text(24),
        description: text(300),
        deliverables: optionalList(text(90), 4),
      }),
      6,
    ),
    benefits: optionalList(text(160), 6),
    useCases: optionalList(v.strictObject({ sample, title: text(70), description: text(300) }), 4),
    technologies: optionalList(text(40), 12),
    /** Beside the "from" price. */
    pricing: v.optional(
      v.strictObject({
        /** Paid once; null for a custom quote. */
        setup: v.nullable(moneyRange),
        /** For each month; null where there is none or it is quoted. */
        maintenance: v.nullable(moneyRange),
        /** What moves the price. */
        factors: optionalList(text(140), 6),
      }),
    ),
    faqs: optionalList(faq, 12),
    /** When another way is better. */
    notFor: optionalList(text(200), 4),
  }),
  v.transform((service) => ({ ...service, path: `/services/${service.id}` })),
);

export type ServiceRecord = v.InferInput<typeof serviceSchema>;
export type Service = v.InferOutput<typeof serviceSchema>;
