import * as v from "valibot";
import { id, money, optionalList, placeholderName, properName, text } from "./common.ts";

const number = v.pipe(v.number(), v.minValue(0));

/** The lines of a kind that a sum may have: more are no sum that one reads. */
const most = 8;

/** What can be bought, by its kind: the file of data/ that its id belongs to. */
export const offer = { kind: v.picklist(["tool", "service", "product"]), id };

/**
 * The inputs of a sum of money: volumes, minutes, wages and prices. Hours, savings and payback are calculated
 * from them (app/roi/), and so is every figure of the record's texts, which name it as a `{placeholder}`. Prices come
 * from the tool, service or product that is named, unless the record states what this customer paid.
 */
export const sumSchema = v.strictObject({
  /** Work that repeats; left out where the gain is elsewhere. */
  work: v.optional(
    v.strictObject({
      /** What a case is called: "paybill receipts". */
      noun: text(50),
      /** Multiplied they are the cases of a month, for instance routes × collections × days. Each is a placeholder. */
      factors: v.record(placeholderName, v.pipe(v.number(), v.minValue(0.01))),
      /** Minutes of a person's time for one case, today. */
      minutesBefore: number,
      /** Of 100 cases, how many still need a person afterwards, and for how many minutes each. */
      stillByHand: v.pipe(number, v.maxValue(100)),
      minutesByHand: number,
      /** What an hour of that person costs the employer. */
      hourCost: money,
    }),
  ),
  /** What falls or rises by it each month, other than time, and what one of them is worth. */
  gains: optionalList(
    v.strictObject({
      /** Begins the names of its placeholders: `visits` gives {visitsBefore}, {visitsAfter}, {visitsGained}, {visitsEach}. */
      name: placeholderName,
      noun: text(60),
      /** Where `before` and `after` are per cent: of how many. */
      of: v.optional(number),
      before: number,
      after: number,
      each: money,
    }),
    most,
  ),
  /** Tools' plans, paid each month; `count` where the price is for a report, a page or an hour. */
  plans: optionalList(v.strictObject({ tool: id, tier: properName(24), count: v.optional(number, 1) }), most),
  /** Other monthly costs: hosting, messages, somebody's time. A name makes a placeholder: {hostingEach}. */
  running: optionalList(
    v.strictObject({ name: v.optional(placeholderName), noun: text(60), count: number, each: number }),
    most,
  ),
  /** What is set up, once. */
  setup: optionalList(
    v.strictObject({
      ...offer,
      /** What was paid; without it the starting price. */
      price: v.optional(money),
      /** A month's maintenance; without it the least of the service's range; null where it was not taken. */
      maintenance: v.optional(v.nullable(money)),
    }),
    most,
  ),
  /** Other costs at the start: old records, cleaning of lists. */
  once: optionalList(v.strictObject({ noun: text(60), count: number, each: money }), most),
});
export type SumInputs = v.InferOutput<typeof sumSchema>;
