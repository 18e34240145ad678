/** The calculator's fields: what may be in each, how they are read from a form, and how they travel in a URL. */

import { type CalculatorInputs, mostAutomated, type Offer, type Task } from "./calculator";
import { type NumberFault, parseNumber } from "./parse-number";

/** Amounts of money are whole; others have {@link enteredDigits} at most. */
type Limits = { least: number; most: number; isWhole?: true; isPercent?: true };

/** In the order of the form and of the URL. */
export const taskLimits: Record<keyof Task, Limits> = {
  runs: { least: 1, most: 100_000 },
  minutes: { least: 0.1, most: 480 },
  pay: { least: 1, most: 1_000_000, isWhole: true },
  hours: { least: 10, most: 744 },
  share: { least: 1, most: mostAutomated, isPercent: true },
  errors: { least: 0, most: 10_000 },
  errorCost: { least: 0, most: 1_000_000, isWhole: true },
};
export const offerLimits: Record<keyof Offer, Limits> = {
  setup: { least: 0, most: 50_000_000, isWhole: true },
  fee: { least: 0, most: 5_000_000, isWhole: true },
  ownHours: { least: 0, most: 2000 },
};
export const taskKeys = Object.keys(taskLimits) as (keyof Task)[];
export const offerKeys = Object.keys(offerLimits) as (keyof Offer)[];

export const mostOffers = 3;

/** Decimal places of fields that are not money. Not three: `2.125` could mean 2,125. */
export const enteredDigits = 2;

export type Fault = { reason: NumberFault } | { reason: "tooLow" | "tooHigh"; limit: number };

/** A value for each field: its text while it is typed, its number in {@link CalculatorInputs}. */
export interface Fields<Value> {
  task: Record<keyof Task, Value>;
  /** One to {@link mostOffers}. */
  offers: Record<keyof Offer, Value>[];
}

/** The name of a field in the form: `runs`, or `1.setup` for the second offer. */
export const fieldName = (key: keyof Offer, offer: number): string => `${offer}.${key}`;

/** Maps the value of each field, in the order of the form. */
export function mapFields<From, To>(
  { task, offers }: Fields<From>,
  map: (value: From, name: string, limits: Limits) => To,
): Fields<To> {
  const mapGroup = (all: Record<string, Limits>, values: Record<string, From>, prefix: string) =>
    Object.fromEntries(
      Object.entries(all).map(([key, limits]) => [key, map(values[key] as From, prefix + key, limits)]),
    );
  return {
    task: mapGroup(taskLimits, task, ""),
    offers: offers.map((offer, index) => mapGroup(offerLimits, offer, `${index}.`)),
  } as Fields<To>;
}

/** Reads all fields. @returns the inputs or the faults, never both: nothing is worked out from half of them */
export function readFields(texts: Fields<string>, symbol?: string) {
  return check(texts, (text, limits) => readField(text, limits, symbol));
}

/** Reads one field: its number as it is calculated with, or what is wrong. */
export function readField(text: string, limits: Limits, symbol?: string): number | Fault {
  const value = parseNumber(text, { symbol, ...limits });
  return typeof value === "number" ? roundWithin(value, limits) : { reason: value };
}

function check<From>(
  fields: Fields<From>,
  read: (value: From, limits: Limits) => number | Fault,
): { inputs: CalculatorInputs; faults?: never } | { inputs?: never; faults: Record<string, Fault> } {
  const faults: Record<string, Fault> = {};
  const inputs = mapFields(fields, (from, name, limits) => {
    const value = read(from, limits);
    if (typeof value === "number") return value;
    faults[name] = value;
    return Number.NaN;
  });
  return Object.keys(faults).length > 0 ? { faults } : { inputs };
}

function roundWithin(value: number, { least, most, isWhole }: Limits): number | Fault {
  const scale = isWhole ? 1 : 10 ** enteredDigits;
  const number = Math.round(value * scale) / scale;
  if (number < least) return { reason: "tooLow", limit: least };
  return number > most ? { reason: "tooHigh", limit: most } : number;
}

/** The inputs as the value of the URL's parameter: numbers only, `1700-8-…_220000-25000-0`. */
export function writeAddress(inputs: CalculatorInputs): string {
  const { task, offers } = mapFields(inputs, String);
  return [task, ...offers].map((group) => Object.values(group).join("-")).join("_");
}

const numbers = (count: number) => Array(count).fill("\\d+(?:\\.\\d+)?").join("-");
const addressShape = new RegExp(
  `^${numbers(taskKeys.length)}(?:_${numbers(offerKeys.length)}){1,${mostOffers}}$`,
);

/** @returns undefined for what was not written by {@link writeAddress}, or is outside the limits */
export function readAddress(value: string): CalculatorInputs | undefined {
  if (!addressShape.test(value)) return;
  const [, ...offers] = value.split("_");
  const inOrder = value.split(/[-_]/);
  const fields = { task: taskLimits, offers: offers.map(() => offerLimits) };
  return check(fields, (limits) => roundWithin(Number(inOrder.shift()), limits)).inputs;
}
