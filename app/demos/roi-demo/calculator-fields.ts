/** The calculator's fields: what may be in each, how they are read from a form, and how they travel in an address. */

import { type CalculatorInputs, mostAutomated, type Offer, type Task } from "./calculator";
import { type NumberFault, parseNumber } from "./parse-number";

interface Limits {
  least: number;
  most: number;
  /** Amounts of money are whole; others have {@link enteredDigits} at most. */
  isWhole?: true;
  isPercent?: true;
}

/** In the order of the form and of the address. */
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

/** The digits after the point of what is no money: a third one would make thousands of it, `2.125`. */
export const enteredDigits = 2;

/** What is wrong with a field's text. */
export type Fault = { reason: NumberFault } | { reason: "tooLow" | "tooHigh"; limit: number };

/** The name of a field in the form: `runs`, or `1.setup` for the second offer. */
export function fieldName(key: keyof Offer, offer: number): string {
  return `${offer}.${key}`;
}

const limitsOf = (name: string): Limits =>
  name.includes(".") ? offerLimits[name.replace(/.*\./, "") as keyof Offer] : taskLimits[name as keyof Task];

/** A form's values by field name, as texts. */
export type Texts = Readonly<Record<string, string>>;

/** Reads one field: its number as it is calculated with, or what is wrong. */
export function readField(name: string, text = "", symbol?: string): number | Fault {
  const limits = limitsOf(name);
  return checkNumber(parseNumber(text, { symbol, ...limits }), limits);
}

/**
 * Reads all fields.
 * @param symbol of the currency, as for {@link parseNumber}
 * @returns the inputs, or what is wrong by field name: never both, so that nothing is worked out from half of them
 */
export function readFields(
  texts: Texts,
  offers: number,
  symbol?: string,
): { inputs: CalculatorInputs; faults?: never } | { inputs?: never; faults: Record<string, Fault> } {
  return readAll(offers, (name) => readField(name, texts[name], symbol));
}

function readAll(
  offers: number,
  readOne: (name: string) => number | Fault,
): { inputs: CalculatorInputs; faults?: never } | { inputs?: never; faults: Record<string, Fault> } {
  const faults: Record<string, Fault> = {};
  const read = (name: string): number => {
    const value = readOne(name);
    if (typeof value === "number") return value;
    faults[name] = value;
    return Number.NaN;
  };
  const task = mapKeys(taskLimits, read);
  const list = Array.from({ length: offers }, (_, index) =>
    mapKeys(offerLimits, (key) => read(fieldName(key, index))),
  );
  return Object.keys(faults).length > 0 ? { faults } : { inputs: { task, offers: list } };
}

function checkNumber(value: number | NumberFault, { least, most, isWhole }: Limits): number | Fault {
  if (typeof value === "string") return { reason: value };
  const number = isWhole ? Math.round(value) : Math.round(value * 10 ** enteredDigits) / 10 ** enteredDigits;
  if (number < least) return { reason: "tooLow", limit: least };
  return number > most ? { reason: "tooHigh", limit: most } : number;
}

/** The texts of all fields, as {@link readFields} takes them. */
export function writeFields(
  { task, offers }: CalculatorInputs,
  format: (value: number) => string,
): Record<string, string> {
  const entries = [
    ...Object.entries(task),
    ...offers.flatMap((offer, index) =>
      Object.entries(offer).map(([key, value]) => [fieldName(key as keyof Offer, index), value] as const),
    ),
  ];
  return Object.fromEntries(entries.map(([name, value]) => [name, format(value)]));
}

/** The inputs as the value of the address's parameter: numbers only, `1700-8-…_220000-25000-0`. */
export function writeAddress({ task, offers }: CalculatorInputs): string {
  const groups = [
    taskKeys.map((key) => task[key]),
    ...offers.map((offer) => offerKeys.map((key) => offer[key])),
  ];
  return groups.map((numbers) => numbers.join("-")).join("_");
}

/** @returns undefined for what was not written by {@link writeAddress}, or is outside the limits */
export function readAddress(value: string): CalculatorInputs | undefined {
  const [task = [], ...offers] = value.split("_").map((group) => group.split("-"));
  if (offers.length < 1 || offers.length > mostOffers) return;
  if (task.length !== taskKeys.length || offers.some(({ length }) => length !== offerKeys.length)) return;
  const texts = Object.fromEntries([
    ...taskKeys.map((key, index) => [key, task[index] ?? ""]),
    ...offers.flatMap((offer, place) =>
      offerKeys.map((key, index) => [fieldName(key, place), offer[index] ?? ""]),
    ),
  ]);
  // Written by a program: a point is a decimal sign, however many digits follow it.
  return readAll(offers.length, (name) => {
    const text = texts[name] ?? "";
    return checkNumber(/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : "noNumber", limitsOf(name));
  }).inputs;
}

function mapKeys<Key extends string>(
  record: Record<Key, unknown>,
  map: (key: Key) => number,
): Record<Key, number> {
  const entries = (Object.keys(record) as Key[]).map((key) => [key, map(key)]);
  return Object.fromEntries(entries) as Record<Key, number>;
}
