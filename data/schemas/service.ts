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

/** A service, for its block on the overview and its page. Pages leave out the parts whose optional fields are missing. */
export const serviceSchema = v.pipe(
  v.strictObject({
    id,
    order,
    title: text(40),
    tagline: text(110),
    description: text(220),
    icon,
    /** The colour of its picture. Not one of the seven accents, because each of those means a solution. */
    hue: v.optional(v.picklist(["action", "good", "wait", "alert"]), "action"),
    /** The id of its picture in illustrations/. Default: its icon is shown. */
    illustration: v.optional(id),
    features: optionalList(text(90), 8),
    deliverables: optionalList(text(90), 8),
    /** The duration in weeks; null or left out if it depends on the work. */
    timeline: v.optional(v.nullable(weeks), null),
    /** The starting price; null for a custom quote. */
    price: v.nullable(money),
    overview: list(text(700), 1, 3),
    whatWeOffer: optionalList(
      v.strictObject({ icon: v.optional(icon), title: text(60), description: text(240) }),
      6,
    ),
    process: optionalList(
      v.strictObject({
        phase: text(50),
        /** The text that is shown: "Week 1", "1-2 weeks". */
        duration: text(24),
        description: text(300),
        deliverables: optionalList(text(90), 4),
      }),
      6,
    ),
    benefits: optionalList(text(160), 6),
    useCases: optionalList(v.strictObject({ sample, title: text(70), description: text(300) }), 4),
    technologies: optionalList(text(40), 12),
    /** The ranges of prices. */
    pricing: v.optional(
      v.strictObject({
        /** The price for the setup, paid once; null for a custom quote. */
        setup: v.nullable(moneyRange),
        /** The price for a month of maintenance; null if there is none, or for a custom quote. */
        maintenance: v.nullable(moneyRange),
        /** Whether a custom quote may include maintenance. */
        maintenanceQuoted: v.optional(v.boolean(), false),
        /** If the monthly price does not pay for maintenance: what it pays for. Pages show this as its label. */
        monthlyFor: v.optional(text(60)),
        /** The factors that change the price. */
        factors: optionalList(text(140), 6),
      }),
    ),
    faqs: optionalList(faq, 12),
    /** Cases in which another way is better. */
    notFor: optionalList(text(200), 4),
  }),
  v.transform((service) => ({ ...service, path: `/services/${service.id}` })),
);

export type ServiceRecord = v.InferInput<typeof serviceSchema>;
export type Service = v.InferOutput<typeof serviceSchema>;
