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
const allLimits = { ...taskLimits, ...offerLimits };
export const taskKeys = Object.keys(taskLimits) as (keyof Task)[];
export const offerKeys = Object.keys(offerLimits) as (keyof Offer)[];

/** Decimal places of fields that are not money. Not three: `2.125` could mean 2,125. */
export const enteredDigits = 2;

export type Fault = { reason: NumberFault } | { reason: "tooLow" | "tooHigh"; limit: number };

/** A value for each field: its text while it is typed, its number in {@link CalculatorInputs}. */
export type Fields<Value> = Record<keyof CalculatorInputs, Value>;

/** Maps the value of each field, in the order of the form. */
export function mapFields<From, To>(
  fields: Fields<From>,
  map: (value: From, name: string, limits: Limits) => To,
): Fields<To> {
  const entries = [...taskKeys, ...offerKeys].map((key) => [key, map(fields[key], key, allLimits[key])]);
  return Object.fromEntries(entries) as Fields<To>;
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

/** The query parameter of the page that holds the inputs. */
export const calculatorParameter = "roi";

/** The inputs as the value of the URL's parameter: numbers only, `1700-8-…_220000-25000-0`. */
export function writeAddress(inputs: CalculatorInputs): string {
  return [taskKeys, offerKeys].map((keys) => keys.map((key) => inputs[key]).join("-")).join("_");
}

const numbers = (count: number) => Array(count).fill("\\d+(?:\\.\\d+)?").join("-");
/** Old addresses have up to three offers. Only the first one is read. */
const addressShape = new RegExp(`^${numbers(taskKeys.length)}(?:_${numbers(offerKeys.length)}){1,3}$`);

/** @returns undefined for what was not written by {@link writeAddress}, or is outside the limits */
export function readAddress(value: string): CalculatorInputs | undefined {
  if (!addressShape.test(value)) return;
  const inOrder = value.split(/[-_]/);
  return check(allLimits, (limits) => roundWithin(Number(inOrder.shift()), limits)).inputs;
}
