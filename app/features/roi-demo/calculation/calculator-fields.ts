/** The calculator's fields: their limits, and how they are read from a form and written to a URL. */

import { type CalculatorInputs, mostAutomated, type Offer, type Task } from "./calculator";
import { type NumberFault, parseNumber } from "./parse-number";

/** The limits of a number. Amounts of money are whole. Others have up to {@link enteredDigits} decimal places. */
type Limits = { least: number; most: number; isWhole?: true; isPercent?: true };

/** The limits, in the order of the form and of the URL. */
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

/** The decimal places of fields that are not money: 2, because with 3 `2.125` could mean 2,125. */
export const enteredDigits = 2;

export type Fault = { reason: NumberFault } | { reason: "tooLow" | "tooHigh"; limit: number };

/** A value for each field: the typed text, or the number in {@link CalculatorInputs}. */
export type Fields<Value> = Record<keyof CalculatorInputs, Value>;

/** Maps the value of each field, in the order of the form. */
export function mapFields<From, To>(
  fields: Fields<From>,
  map: (value: From, name: keyof CalculatorInputs, limits: Limits) => To,
): Fields<To> {
  const entries = [...taskKeys, ...offerKeys].map((key) => [key, map(fields[key], key, allLimits[key])]);
  return Object.fromEntries(entries) as Fields<To>;
}

/** Reads all fields. @returns the inputs or the faults, never both, because an incomplete form is not calculated */
export function readFields(texts: Fields<string>, symbol?: string) {
  return check(texts, (text, limits) => readField(text, limits, symbol));
}

/** Reads one field. @returns its number, rounded for the calculation, or its fault */
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

/** The query parameter that contains the inputs. */
export const calculatorParameter = "roi";

/** Writes the inputs as a URL parameter of numbers only: `1700-8-…_220000-25000-0`. */
export function writeAddress(inputs: CalculatorInputs): string {
  return [taskKeys, offerKeys].map((keys) => keys.map((key) => inputs[key]).join("-")).join("_");
}

const numbers = (count: number) => Array(count).fill("\\d+(?:\\.\\d+)?").join("-");
/** Old URLs have up to three offers. Only the first one is read. */
const addressShape = new RegExp(`^${numbers(taskKeys.length)}(?:_${numbers(offerKeys.length)}){1,3}$`);

/** @returns undefined for a text that {@link writeAddress} has not written, or whose numbers are outside the limits */
export function readAddress(value: string): CalculatorInputs | undefined {
  if (!addressShape.test(value)) return;
  const inOrder = value.split(/[-_]/);
  return check(allLimits, (limits) => roundWithin(Number(inOrder.shift()), limits)).inputs;
}
