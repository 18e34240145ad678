import * as v from "valibot";
import { formatHours } from "../format.ts";

const phone = v.pipe(v.string(), v.regex(/^\+\d[\d ]{7,18}\d$/, "write phones as +254 700 000 000"));
const email = v.pipe(v.string(), v.email());
const days = v.pipe(v.number(), v.integer(), v.minValue(1));
const time = v.pipe(v.string(), v.isoTime());
const shillings = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const weekday = v.picklist(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]);

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
  /** Support hours in East Africa Time; worded in one way for the footer and in another for get-started. */
  hours: v.pipe(
    v.array(v.strictObject({ days: v.pipe(v.array(weekday), v.minLength(1)), opens: time, closes: time })),
    v.minLength(1),
    v.transform((schedule) => ({
      schedule,
      short: schedule.map((hours) => formatHours(hours, "12h")),
      long: schedule.map((hours) => formatHours(hours, "24h")),
    })),
  ),
  certifications: v.pipe(v.array(v.string()), v.minLength(1)),
  /** What the spec's section 1 claims and promises. */
  claims: v.strictObject({
    businessesAutomated: v.string(),
    saved: v.string(),
    satisfaction: v.string(),
    /** When someone is on call for live workflows, and for systems with a support plan. */
    support: v.string(),
    /** Of the systems that the company hosts. */
    uptime: v.string(),
    /** Within what time a person answers, as it stands in a sentence: "We reply …". */
    reply: v.string(),
    /** The free trial of every tool that is open (Available or Beta), for which no credit card is asked. */
    trialDays: days,
    /** Counted from handover; of a tool, from the first day of the paid plan. */
    moneyBackDays: days,
  }),
  /** The registration with the Office of the Data Protection Commissioner, shown once it is set. */
  dataCommissionerNumber: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  /** What a buyer asks about money. */
  buying: v.strictObject({
    /** Whether the prices on the pages include VAT; "none" for a company that does not charge it. */
    vat: v.picklist(["excluded", "included", "none"]),
    vatPercent: percent,
    /** What a customer may have to withhold and pay to the tax authority. */
    withholding: v.strictObject({ feePercent: percent, feeFrom: shillings, vatPercent: percent }),
    /** Ways to pay, as they stand in a sentence: "You pay by …". */
    payBy: v.pipe(v.array(v.string()), v.minLength(1)),
    quoteValidDays: days,
    invoiceDueDays: days,
    /** How the price of a service or a product is divided. */
    stages: v.pipe(
      v.array(v.strictObject({ percent, when: v.string() })),
      v.minLength(1),
      v.check(
        (stages) => stages.reduce((total, stage) => total + stage.percent, 0) === 100,
        "the stages add up to 100%",
      ),
    ),
    /** What a delivered product costs a month, in shillings; support is optional. */
    productMonthly: v.strictObject({ hosting: shillings, support: shillings }),
  }),
});

export type CompanyRecord = v.InferInput<typeof companySchema>;
export type Company = v.InferOutput<typeof companySchema>;
