import * as v from "valibot";

const phone = v.pipe(v.string(), v.regex(/^\+\d[\d ]{7,18}\d$/, "write phones as +254 700 000 000"));
const email = v.pipe(v.string(), v.email());

/** The company's facts (spec, sections 1 and 2): one record, edited once and used everywhere. */
export const companySchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  tagline: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  siteUrl: v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^/]+$/, "an https origin without a path")),
  email,
  phones: v.strictTuple([phone, phone]),
  /** The number that chat hand-offs open, in the same form as a phone. */
  whatsapp: phone,
  city: v.pipe(v.string(), v.nonEmpty()),
  /** Support hours, in the wording of the footer and of the get-started page. */
  hours: v.strictObject({
    short: v.pipe(v.array(v.string()), v.minLength(1)),
    long: v.pipe(v.array(v.string()), v.minLength(1)),
  }),
  certifications: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Claims of the spec's section 1, word for word. */
  claims: v.strictObject({
    businessesAutomated: v.string(),
    saved: v.string(),
    satisfaction: v.string(),
    support: v.string(),
    moneyBack: v.string(),
    reply: v.string(),
    trial: v.string(),
  }),
});

export type Company = v.InferOutput<typeof companySchema>;
