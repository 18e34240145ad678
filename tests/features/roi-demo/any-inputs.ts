import fc from "fast-check";
import { offerLimits, taskLimits } from "#app/features/roi-demo/calculation/calculator-fields.ts";

interface Limits {
  least: number;
  most: number;
  isWhole?: true;
}

const within = ({ least, most, isWhole }: Limits) =>
  isWhole
    ? fc.integer({ min: least, max: most })
    : fc.integer({ min: Math.ceil(least * 100), max: most * 100 }).map((hundredths) => hundredths / 100);

function record<Key extends string>(limits: Record<Key, Limits>) {
  const entries = Object.entries<Limits>(limits).map(([key, limit]) => [key, within(limit)]);
  return fc.record<Record<Key, number>>(
    Object.fromEntries(entries) as { [Name in Key]: fc.Arbitrary<number> },
  );
}

/** Generates any figures that the calculator accepts. */
export const anyInputs = record({ ...taskLimits, ...offerLimits });
