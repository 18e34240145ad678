import * as v from "valibot";
import { faq, icon, id, list, money, moneyRange, sample, text, weeks } from "./common.ts";

/** A service: one record for its block on the overview and its page. */
export const serviceSchema = v.pipe(
  v.strictObject({
    id,
    title: text(40),
    tagline: text(110),
    description: text(220),
    icon,
    features: list(text(90), 4, 6),
    deliverables: list(text(90), 3, 6),
    /** From how many to how many weeks; null where it depends on the work. */
    timeline: v.nullable(weeks),
    /** The "from" price; null for a custom quote. */
    price: v.nullable(money),
    overview: list(text(700), 1, 3),
    whatWeOffer: list(v.strictObject({ title: text(60), description: text(240) }), 4, 6),
    process: list(
      v.strictObject({
        phase: text(50),
        /** As shown: "Week 1", "1-2 weeks". */
        duration: text(24),
        description: text(300),
        deliverables: list(text(90), 2, 4),
      }),
      4,
      4,
    ),
    benefits: list(text(160), 4, 6),
    useCases: list(v.strictObject({ sample, title: text(70), description: text(300) }), 3, 4),
    technologies: list(text(40), 4, 12),
    pricing: v.strictObject({
      /** Paid once; null for a custom quote. */
      setup: v.nullable(moneyRange),
      /** For each month; null where there is none or it is quoted. */
      maintenance: v.nullable(moneyRange),
      /** What moves the price. */
      factors: list(text(140), 3, 6),
    }),
    faqs: list(faq, 5, 5),
    /** When another way is better. */
    notFor: list(text(200), 1, 3),
  }),
  v.transform((service) => ({ ...service, path: `/services/${service.id}` })),
);

export type ServiceRecord = v.InferInput<typeof serviceSchema>;
export type Service = v.InferOutput<typeof serviceSchema>;
