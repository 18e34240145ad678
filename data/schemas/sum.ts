import * as v from "valibot";
import { id, money, optionalList, placeholderName, properName, text } from "./common.ts";

const number = v.pipe(v.number(), v.minValue(0));

/** The most lines of each kind in a sum. A longer sum would be hard to read. */
const most = 8;

/** Whether the amount is a price of this company, so that VAT is added to it. Plans and offers are always its prices. */
const ours = v.optional(v.boolean());

/** A reference to a tool, a service or a product by its id. */
export const offer = { kind: v.picklist(["tool", "service", "product"]), id };

/**
 * The inputs of a calculation of costs and savings: volumes, minutes, wages and prices. app/roi/ calculates hours, savings
 * and payback from them, and the values of the placeholders in the record's texts. Prices are those of the named tool,
 * service or product, unless the record states what this customer paid.
 */
export const sumSchema = v.strictObject({
  /** The repetitive work that is automated. Left out if the customer gains in another way. */
  work: v.optional(
    v.strictObject({
      /** The name of the cases: "paybill receipts". */
      noun: text(50),
      /** Their product is the number of cases per month, for example routes × collections × days. Each is a placeholder. */
      factors: v.record(placeholderName, v.pipe(v.number(), v.minValue(0.01))),
      /** The minutes that a person needs for one case today. */
      minutesBefore: number,
      /** How many of 100 cases still need a person after the automation, and the minutes for each of these. */
      stillByHand: v.pipe(number, v.maxValue(100)),
      minutesByHand: number,
      /** The cost of an hour of that person for the employer. */
      hourCost: money,
    }),
  ),
  /** Monthly numbers other than time that rise or fall with the automation, and the value of one unit. */
  gains: optionalList(
    v.strictObject({
      /** The prefix of its placeholders: `visits` for {visitsBefore}, {visitsAfter}, {visitsGained} and {visitsEach}. */
      name: placeholderName,
      noun: text(60),
      /** If `before` and `after` are percentages, the number that is 100%. */
      of: v.optional(number),
      before: number,
      after: number,
      each: money,
    }),
    most,
  ),
  /** Plans of tools, paid each month. `count` is the number of units if the price is per report, page or hour. */
  plans: optionalList(v.strictObject({ tool: id, tier: properName(24), count: v.optional(number, 1) }), most),
  /** Other monthly costs, such as hosting or messages. An entry named `hosting` has the placeholder {hostingEach}. */
  running: optionalList(
    v.strictObject({
      name: v.optional(placeholderName),
      noun: text(60),
      count: number,
      each: number,
      ours,
    }),
    most,
  ),
  /** The offers that are bought once. */
  setup: optionalList(
    v.strictObject({
      ...offer,
      /** The tier of a tool that is paid once, by its English name. Its price replaces the tool's starting price. */
      tier: v.optional(properName(24)),
      /** The price that was paid. Default: the offer's starting price. */
      price: v.optional(money),
      /** The monthly cost of maintenance; null if it was not bought. Default: the lowest of the service's range. */
      maintenance: v.optional(v.nullable(money)),
    }),
    most,
  ),
  /** Other costs at the start, such as entering old records. */
  once: optionalList(v.strictObject({ noun: text(60), count: number, each: money, ours }), most),
});
export type SumInputs = v.InferOutput<typeof sumSchema>;
