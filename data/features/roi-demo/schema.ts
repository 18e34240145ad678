import * as v from "valibot";
import { id, list, properName } from "#data/schemas/common.ts";
import { roiDemo } from "./words.ts";

const number = v.pipe(v.number(), v.minValue(0));
const amount = v.pipe(number, v.integer());

/**
 * How wrong an estimate may be, as two factors: first the one that makes the result worse, then the one that makes it
 * better.
 */
const range = v.strictTuple([v.pipe(v.number(), v.minValue(0.1)), v.pipe(v.number(), v.minValue(0.1))]);

/** The ids of the examples that have a name in words.ts. */
const named = Object.keys(roiDemo.examples) as (keyof typeof roiDemo.examples)[];

/** The calculator's examples and the errors of its estimates. */
export const presetsSchema = v.strictObject({
  /** The examples. The page shows the first one. */
  presets: list(
    v.strictObject({
      id: v.picklist(named),
      inputs: v.strictObject({
        runs: number,
        minutes: number,
        pay: amount,
        hours: number,
        share: number,
        errors: number,
        errorCost: amount,
        setup: amount,
        fee: amount,
        ownHours: number,
      }),
      /** A tool's plan. Its price is added to the fee. */
      plan: v.optional(v.strictObject({ tool: id, tier: properName(24) })),
    }),
    1,
    8,
  ),
  ranges: v.strictObject({
    runs: range,
    minutes: range,
    pay: range,
    share: range,
    errors: range,
    errorCost: range,
    ownHours: range,
  }),
});

export type PresetsRecord = v.InferInput<typeof presetsSchema>;
