import * as v from "valibot";
import { id, list, properName } from "#data/schemas/common.ts";
import { roiDemo } from "./words.ts";

const number = v.pipe(v.number(), v.minValue(0));
const amount = v.pipe(number, v.integer());

/** How wrong a guess may be, as factors: the worse end, then the better one. */
const range = v.strictTuple([v.pipe(v.number(), v.minValue(0.1)), v.pipe(v.number(), v.minValue(0.1))]);

/** The ids that words.ts has a name for. */
const named = Object.keys(roiDemo.examples) as (keyof typeof roiDemo.examples)[];

/** What the calculator starts from. */
export const presetsSchema = v.strictObject({
  /** Examples to start from; the first one is what the page shows. */
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
      /** Of which tool: the plan's price is added to the fee. */
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
