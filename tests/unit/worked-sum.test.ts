import { describe, expect, test } from "vitest";

import { workOutCaseStudy } from "#app/roi/case-studies.server.ts";
import { workOutSum } from "#app/roi/worked-sum.server.ts";
import { exampleSection } from "#app/routes/industry/industry-page.server.ts";
import * as data from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import type { Text } from "#data/schemas/common.ts";
import type { SumInputs } from "#data/schemas/sum.ts";
import { sampleCompanies } from "./sample-company.ts";

const words = data.getWords("en");
/** Those that calculate: a record may leave its sum out. */
const industries = data
  .listIndustries("en")
  .flatMap(({ example, ...industry }) => (example ? [{ ...industry, example }] : []));
const caseStudies = data
  .listCaseStudies("en")
  .flatMap(({ sum, ...study }) => (sum ? [{ ...study, sum }] : []));
type Calculating = (typeof caseStudies)[number];

/** What is left each month, and what is paid at the start with the month in which it has come back. */
interface ByHand {
  net: number;
  setup: { month: number; price: number; months: number } | null;
}

/** How the page says when the start is paid back. */
function paybackOf({ net, setup }: ByHand): string {
  const { payback, noSetup } = words.industries.example;
  if (!setup) return noSetup;
  const { month, price, months } = setup;
  return fill(payback, {
    month,
    price: data.formatMoney(price),
    net: data.formatMoney(net),
    months: data.formatNumber(months),
  });
}

/** An example with one product at its price: hosting and maintenance are the company's own figures. */
function withProduct(saving: number, price: number): ByHand {
  const { hosting, maintenance } = data.getCompany("en").buying.productMonthly;
  const net = saving - hosting - maintenance;
  return { net, setup: { month: Math.ceil(price / net), price, months: price / net } };
}

/** Each industry's example, worked out by hand from its inputs and the sample company's prices of what it names. */
const examplesByHand: Record<string, ByHand & { hours: [number, number] }> = {
  // 6,000 × 1.75 min = 175 h × 400 − 5,000 − 25,000
  finance: { hours: [200, 25], net: 40_000, setup: { month: 4, price: 150_000, months: 3.8 } },
  // 1,800 × 2.8 min = 84 h × 350 + 36 × 800 − 9,500 − 900 × 1
  healthcare: { hours: [120, 36], net: 47_800, setup: null },
  // 180 × 40 min = 120 h × 300
  retail: { hours: [150, 30], ...withProduct(36_000, 180_000) },
  // 600 × 9.5 min = 95 h × 450
  manufacturing: { hours: [120, 25], ...withProduct(42_750, 250_000) },
  // 900 × 3.4 min = 51 h × 380 − 2,500
  education: { hours: [60, 9], net: 16_880, setup: null },
  // 1,080 × 4.5 min = 81 h × 400 − 360 × 0.50
  "real-estate": { hours: [90, 9], ...withProduct(32_220, 220_000) },
  // 1,200 × 9 min = 180 h × 300 − 4,000 − 200 × 4 − 25,000
  agriculture: { hours: [240, 60], net: 24_200, setup: { month: 7, price: 150_000, months: 6.2 } },
  // 600 × 6 min = 60 h × 500 − 3,900
  "non-profit": { hours: [100, 40], net: 26_100, setup: null },
};

/** The samples' sums, worked out by hand. A story that an owner puts in their place has figures of its own. */
const studiesByHand: Record<string, ByHand> = {
  // 208 h × 300 + 4 × 9,000 − 5,000 − 25,000; 150,000 + 120 × 300
  "mavuno-foods": { net: 68_400, setup: { month: 3, price: 186_000, months: 2.7 } },
  // 24 × 3,500 − 2,000 − 25,000
  "savanna-solar": { net: 57_000, setup: { month: 3, price: 150_000, months: 2.6 } },
  // 8 × 5.5 h × 600 − 8 × 200 − 1,500; 130 × 200
  "karibu-audio": { net: 23_300, setup: { month: 2, price: 26_000, months: 1.1 } },
  // 36 × 1,500 − 2,500 − 12 × 450 − 25,000; 150,000 + 4,500
  "tamu-bakeries": { net: 21_100, setup: { month: 8, price: 154_500, months: 7.3 } },
  // 78 h × 350 + 104 × 900 − 9,500 − 20,000 − 1,300
  "pwani-clinics": { net: 90_100, setup: { month: 3, price: 200_000, months: 2.2 } },
  // 137.5 h × 480 − 12,000 − 25,000 − 10 × 120; 150,000 + 144 × 300
  "upendo-sacco": { net: 27_800, setup: { month: 7, price: 193_200, months: 6.9 } },
  // 52 h × 350 + 2 × 40,000 − 20,000; 380,000
  "highland-leaf": { net: 78_200, setup: { month: 5, price: 380_000, months: 4.9 } },
};

const examples = sampleCompanies.flatMap(() => Object.entries(examplesByHand));

test.each(examples)("the example of %s adds up", (id, expected) => {
  const industry = industries.find((candidate) => candidate.id === id);
  if (!industry) throw new Error(`no industry ${id}`);
  const ledger = exampleSection(industry, words)?.ledger;
  const [today, after] = ledger?.lines ?? [];
  const inHours = (hours: number) => fill(words.industries.example.hours, { hours });
  expect([today?.value, after?.value]).toEqual(expected.hours.map(inHours));
  expect(ledger?.net.value).toBe(data.formatMoney(expected.net));
  expect(ledger?.setup.text).toBe(paybackOf(expected));
});

const samples = caseStudies.flatMap((study) => {
  const byHand = study.sample ? studiesByHand[study.id] : undefined;
  return byHand ? sampleCompanies.map(() => [study.id, study, byHand] as const) : [];
});

test.each(samples)("the story of %s adds up", (_, study, byHand) => {
  const worked = workOutCaseStudy(study, words);
  expect(worked.savings).toContain(data.formatMoney(byHand.net));
  expect(worked.sum?.setup.text).toBe(paybackOf(byHand));
});

/** "62 to 38", "345 of 375", "5 hours to 40 min": what is left of the whole. */
function shareIn(text: string): number {
  const [, first, unit, word, second, other] =
    /^(\d[\d.]*)%?( hours)?(?: days)? (to|of) (\d[\d.]*)%?( min)?/.exec(text) ?? [];
  const minutes = unit && other ? 60 : 1;
  return word === "of" ? Number(first) / Number(second) : Number(second) / (Number(first) * minutes);
}

test.each(samples)("the beads of %s are as many as its figure says", (_, study) => {
  for (const { value, beads } of workOutCaseStudy(study, words).metrics)
    if (beads) expect(beads.after / beads.before, value).toBeCloseTo(shareIn(value), 2);
});

/** Every number in a record, as the path to it. */
function numbersIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => numbersIn(child, [...path, key]));
}

/** The record with the number at a path a tenth larger. */
function changed<Value>(value: Value, [key, ...rest]: string[]): Value {
  if (key === undefined) return (Number(value) * 1.1) as Value;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = changed(copy[key], rest);
  return copy as Value;
}

/** Every number that a tenth more would change: 0 stays 0. */
const inputsOf = (sum: SumInputs) =>
  numbersIn(sum).filter((path) => JSON.stringify(changed(sum, path)) !== JSON.stringify(sum));

describe("changing an input changes the text", () => {
  test.each(industries.map((industry) => [industry.id, industry] as const))(
    "of the example of %s",
    (_, industry) => {
      const shown = JSON.stringify(exampleSection(industry, words));
      for (const path of inputsOf(industry.example.sum)) {
        const example = { ...industry.example, sum: changed(industry.example.sum, path) };
        expect(JSON.stringify(exampleSection({ ...industry, example }, words)), path.join(".")).not.toBe(
          shown,
        );
      }
    },
  );

  test.each(caseStudies.map((study) => [study.id, study] as const))("of the story of %s", (_, study) => {
    const { savings, sum } = workOutCaseStudy(study, words);
    for (const path of inputsOf(study.sum)) {
      const other = workOutCaseStudy({ ...study, sum: changed(study.sum, path) }, words);
      if (path[0] === "once" || path.at(-1) === "price") expect(other.sum?.setup).not.toEqual(sum?.setup);
      else expect(other.savings, path.join(".")).not.toBe(savings);
    }
  });
});

test("a text that names a figure which the sum does not give is refused", () => {
  const [study] = caseStudies as [Calculating];
  const unknown = { ...study, challenge: "{parcels} a day" as Text };
  expect(() => workOutCaseStudy(unknown, words)).toThrow(
    /case-studies\.ts \(.+\), .+: no value for \{parcels\}/,
  );
});

test("a sum that leaves nothing is refused by its record's name", () => {
  const [study] = caseStudies as [Calculating];
  const costly = { ...study.sum, running: [{ noun: "Rent" as Text, count: 1, each: 900_000 }] };
  expect(() => workOutSum("case-studies.ts (x)", costly, words)).toThrow(
    /^data\/case-studies\.ts \(x\): nothing is left/,
  );
});

test("a sum that leaves nothing names the maintenance that it counts without being told", () => {
  const [{ sum }] = caseStudies as [Calculating];
  const setup = { kind: "service", id: "workflow-design", price: 180_000 } as const;
  const work = (of: typeof setup & { maintenance?: null }) => () =>
    workOutSum("x", { ...sum, gains: [], work: undefined, setup: [of] }, words);
  expect(work(setup)).toThrow(/maintenance, .* for workflow-design: .*maintenance: null$/);
  expect(work({ ...setup, maintenance: null })).not.toThrow(/maintenance/);
});

const sums = [
  ...industries.map(({ id, example }) => [id, example.sum] as const),
  ...caseStudies.map(({ id, sum }) => [id, sum] as const),
];

test.each(sums)("%s pays for all that its plan is used for", (_, { work, plans, running }) => {
  const cases = Object.values(work?.factors ?? {}).reduce((product, factor) => product * factor, 1);
  for (const { tool, tier } of plans) {
    const plan = data.findTool(tool, "en")?.pricing.find((candidate) => candidate.tier === tier);
    const [allowance = ""] =
      plan?.features.flatMap(
        (feature) => /^([\d,]+) (?!users|people|tills|brand)/.exec(feature)?.[1] ?? [],
      ) ?? [];
    if (!work || plan?.period !== "month" || !allowance) continue;
    const extra = running.find(({ noun }) => noun.includes("above those of the plan"))?.count ?? 0;
    expect(cases, `${tool}, ${tier}`).toBeLessThanOrEqual(Number(allowance.replace(",", "")) + extra);
  }
});

test.each(caseStudies.map((study) => [study.id, study] as const))(
  "what %s paid is in the range of what it bought",
  (_, { sum }) => {
    for (const { kind, id, price, maintenance } of sum.setup) {
      const service = kind === "service" ? data.findService(id, "en") : undefined;
      const [least, most] = service?.pricing?.setup ?? [0, Number.POSITIVE_INFINITY];
      if (price) expect(price).toBeGreaterThanOrEqual(least);
      if (price) expect(price).toBeLessThanOrEqual(most);
      const [leastMonthly, mostMonthly] = service?.pricing?.maintenance ?? [0, Number.POSITIVE_INFINITY];
      if (maintenance) expect(maintenance).toBeGreaterThanOrEqual(leastMonthly);
      if (maintenance) expect(maintenance).toBeLessThanOrEqual(mostMonthly);
    }
  },
);

test("figures leave the texts of a story within the room that its pages have", () => {
  for (const study of data.listCaseStudies("en")) {
    const { challenge, solution, quote, result, savings, metrics } = workOutCaseStudy(study, words);
    const limits = [
      [challenge, 400],
      [solution, 400],
      [quote, 260],
      [result, 160],
      [savings, 40],
    ] as const;
    for (const [text, limit] of limits) expect(text.length, text).toBeLessThanOrEqual(limit);
    for (const { value } of metrics) expect(value.length, value).toBeLessThanOrEqual(24);
  }
});
