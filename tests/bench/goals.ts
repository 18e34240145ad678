import type { Compared, PageCost } from "./page-cost.ts";

interface Goal {
  /** What is asked of every page, or of one. */
  text: string;
  path?: string;
  value: (cost: PageCost) => number;
  most: number;
  /** How to write a value: which digits matter, and its unit. */
  write: (value: number) => string;
}

export const ratio = ({ ms, withoutScript }: Compared) => ms / withoutScript;
const kib = (bytes: number) => bytes / 1024;
const [inKib, inMs, asRatio, asCount] = [
  (value: number) => `${value.toFixed(2)} KiB`,
  (value: number) => `${value.toFixed(0)} ms`,
  (value: number) => value.toFixed(3),
  (value: number) => String(value),
];
const paints = ["first", "largest"] as const;

const goals: Goal[] = [
  { text: "until intent", value: (cost) => kib(cost.weight.readingBytes), most: 45, write: inKib },
  { text: "until intent", path: "/", value: (cost) => kib(cost.weight.readingBytes), most: 38, write: inKib },
  { text: "requests until intent", value: (cost) => cost.weight.readingRequests, most: 7, write: asCount },
  { text: "script files until intent", value: (cost) => cost.weight.readingScripts, most: 0, write: asCount },
  {
    text: "script after intent",
    value: (cost) => kib(cost.weight.intentScriptBytes),
    most: 110,
    write: inKib,
  },
  {
    text: "script files that are asked for only after others have come",
    value: (cost) => cost.weight.lateScripts,
    most: 0,
    write: asCount,
  },
  {
    text: "points missing from 100 in the worst of the four scores",
    value: (cost) => 100 - Math.min(...cost.scores),
    most: 0,
    write: asCount,
  },
  ...paints.flatMap((paint) => [
    {
      text: `${paint} contentful paint, simulated, as a ratio to the page without script`,
      value: (cost: PageCost) => ratio(cost.simulated[paint]),
      most: 1.03,
      write: asRatio,
    },
    {
      text: `${paint} contentful paint, applied, as a ratio to the page without script`,
      value: (cost: PageCost) => ratio(cost.applied[paint]),
      most: 1.03,
      write: asRatio,
    },
  ]),
  {
    text: "blocking time more than without script",
    value: ({ blocked }) => Math.max(0, blocked.ms - blocked.withoutScript),
    most: 10,
    write: inMs,
  },
  {
    text: "main thread without script",
    path: "/",
    value: (cost) => cost.mainThread.withoutScript,
    most: 1000,
    write: inMs,
  },
  {
    text: "HTML as far as </main>",
    path: "/",
    value: (cost) => cost.contentBytes,
    most: 14_600,
    write: (value) => `${value} bytes`,
  },
];

export interface GoalResult {
  isMet: boolean;
  line: string;
}

/** Compares the worst of the measured pages with each goal. Goals of pages that were not measured are left out. */
export function checkGoals(costs: PageCost[]): GoalResult[] {
  return goals.flatMap(({ text, path, value, most, write }) => {
    const [worst] = costs
      .filter((cost) => path === undefined || cost.path === path)
      .map((cost) => ({ path: cost.path, value: orWorst(value(cost)) }))
      .sort((a, b) => b.value - a.value);
    if (!worst) return [];
    const isMet = worst.value <= most;
    const where = path === undefined ? `every page, the worst is ${worst.path}` : path;
    const line = `${isMet ? "pass" : "MISS"}  ${text}: ${write(worst.value)}, goal at most ${write(most)} (${where})`;
    return [{ isMet, line }];
  });
}

/** A figure that could not be measured misses every goal. */
function orWorst(value: number): number {
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
}
