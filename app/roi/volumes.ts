import type { SumInputs } from "#data/schemas/sum.ts";

export type Work = NonNullable<SumInputs["work"]>;

/** The cases of a month. */
export const casesOf = ({ factors }: Work) =>
  Object.values(factors).reduce((product, factor) => product * factor, 1);

/** The cases of a month that still need a person afterwards. */
export const casesByHand = (work: Work) => (casesOf(work) * work.stillByHand) / 100;

/** The minutes that a case takes afterwards, on average. */
export const minutesAfter = ({ stillByHand, minutesByHand }: Work) => (stillByHand * minutesByHand) / 100;

/** By how many a gain rises or falls each month. */
export function gainedOf({ of = 100, before, after }: SumInputs["gains"][number]): number {
  return (Math.abs(before - after) * of) / 100;
}
