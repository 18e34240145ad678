import { describe, expect, test } from "vitest";
import { workOutCaseStudy } from "#app/roi/case-studies.server.ts";
import { workOutSum } from "#app/roi/worked-sum.server.ts";
import { exampleSection } from "#app/routes/industry/industry-page.server.ts";
import * as data from "#data/index.ts";
import type { CaseStudy } from "#data/schemas/proof.ts";
import type { SumInputs } from "#data/schemas/sum.ts";

const words = data.getWords("en");
const industries = data.listIndustries();
const caseStudies = data.listCaseStudies();

/** Each industry's example, worked out by hand from its inputs and the prices of what it names. */
const examplesByHand: Record<string, { hours?: [number, number]; net: string; setup: RegExp }> = {
  // 6,000 × 1.75 min = 175 h × 400 − 5,000 − 25,000
  finance: { hours: [200, 25], net: "KSh 40,000", setup: /month 4: KSh 150,000 .* 3\.8\./ },
  // 1,800 × 2.8 min = 84 h × 350 + 36 × 800 − 9,500 − 900 × 1
  healthcare: { hours: [120, 36], net: "KSh 47,800", setup: /nothing to pay/ },
  // 180 × 40 min = 120 h × 300 − 3,500 − 8,000
  retail: { hours: [150, 30], net: "KSh 24,500", setup: /month 8: KSh 180,000 .* 7\.3\./ },
  // 600 × 9.5 min = 95 h × 450 − 3,500 − 8,000
  manufacturing: { hours: [120, 25], net: "KSh 31,250", setup: /month 8: KSh 250,000 .* 8\./ },
  // 900 × 3.4 min = 51 h × 380 − 2,500
  education: { hours: [60, 9], net: "KSh 16,880", setup: /nothing to pay/ },
  // 1,080 × 4.5 min = 81 h × 400 − 3,500 − 8,000 − 360 × 1
  "real-estate": { hours: [90, 9], net: "KSh 20,540", setup: /month 11: KSh 220,000 .* 10\.7\./ },
  // 1,200 × 9 min = 180 h × 300 − 4,000 − 200 × 4 − 25,000
  agriculture: { hours: [240, 60], net: "KSh 24,200", setup: /month 7: KSh 150,000 .* 6\.2\./ },
  // 600 × 6 min = 60 h × 500 − 3,900
  "non-profit": { hours: [100, 40], net: "KSh 26,100", setup: /nothing to pay/ },
};

/** The samples' sums, worked out by hand. A story that an owner puts in their place has figures of its own. */
const studiesByHand: Record<string, { savings: string; setup: RegExp }> = {
  // 208 h × 300 + 4 × 9,000 − 5,000 − 25,000; 180,000 + 120 × 300
  "mavuno-foods": { savings: "KSh 68,400 a month", setup: /month 4: KSh 216,000 .* 3\.2\./ },
  // 24 × 3,500 − 2,000 − 25,000
  "savanna-solar": { savings: "KSh 57,000 a month", setup: /month 3: KSh 150,000 .* 2\.6\./ },
  // 8 × 5.5 h × 600 − 8 × 200 − 1,500; 120 × 200
  "karibu-audio": { savings: "KSh 23,300 a month", setup: /month 2: KSh 24,000 .* 1\./ },
  // 36 × 1,500 − 2,500 − 12 × 450; 150,000 + 4,500
  "tamu-bakeries": { savings: "KSh 46,100 a month", setup: /month 4: KSh 154,500 .* 3\.4\./ },
  // 78 h × 350 + 104 × 900 − 9,500 − 20,000 − 1,300
  "pwani-clinics": { savings: "KSh 90,100 a month", setup: /month 3: KSh 230,000 .* 2\.6\./ },
  // 146⅔ h × 450 − 12,000 − 25,000 − 10 × 120; 200,000 + 144 × 300
  "upendo-sacco": { savings: "KSh 27,800 a month", setup: /month 9: KSh 243,200 .* 8\.7\./ },
  // 52 h × 350 + 2 × 40,000 − 20,000; 380,000 + 120,000
  "highland-leaf": { savings: "KSh 78,200 a month", setup: /month 7: KSh 500,000 .* 6\.4\./ },
};

test.each(Object.entries(examplesByHand))("the example of %s adds up", (id, expected) => {
  const industry = industries.find((candidate) => candidate.id === id);
  if (!industry) throw new Error(`no industry ${id}`);
  const { ledger } = exampleSection(industry, words);
  const [today, after] = ledger.lines;
  expect([today?.value, after?.value]).toEqual(expected.hours?.map((hours) => `${hours} hours`));
  expect(ledger.net.value).toBe(expected.net);
  expect(ledger.setup.text).toMatch(expected.setup);
});

const samples = caseStudies.filter(({ id, sample }) => sample && studiesByHand[id]);

test.each(samples.map((study) => [study.id, study] as const))("the story of %s adds up", (id, study) => {
  const worked = workOutCaseStudy(study, words);
  expect(worked.savings).toBe(studiesByHand[id]?.savings);
  expect(worked.sum.setup.text).toMatch(studiesByHand[id]?.setup ?? /never/);
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
      if (path[0] === "once" || path.at(-1) === "price") expect(other.sum.setup).not.toEqual(sum.setup);
      else expect(other.savings, path.join(".")).not.toBe(savings);
    }
  });
});

test("a text that names a figure which the sum does not give is refused", () => {
  const [study] = caseStudies as [CaseStudy];
  const unknown = { ...study, challenge: "{parcels} a day" };
  expect(() => workOutCaseStudy(unknown, words)).toThrow("No value for {parcels} in “{parcels} a day”");
});

test("a sum that leaves nothing is refused by its record's name", () => {
  const [study] = caseStudies as [CaseStudy];
  const costly = { ...study.sum, running: [{ noun: "Rent", count: 1, each: 900_000 }] };
  expect(() => workOutSum("case-studies.ts (x)", costly, words)).toThrow(
    /^case-studies\.ts \(x\): nothing is left/,
  );
});

const sums = [
  ...industries.map(({ id, example }) => [id, example.sum] as const),
  ...caseStudies.map(({ id, sum }) => [id, sum] as const),
];

test.each(sums)("%s pays for all that its plan is used for", (_, { work, plans, running }) => {
  const cases = Object.values(work?.factors ?? {}).reduce((product, factor) => product * factor, 1);
  for (const { tool, tier } of plans) {
    const plan = data.findTool(tool)?.pricing.find((candidate) => candidate.tier === tier);
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
      const service = kind === "service" ? data.findService(id) : undefined;
      const [least, most] = service?.pricing.setup ?? [0, Number.POSITIVE_INFINITY];
      if (price) expect(price).toBeGreaterThanOrEqual(least);
      if (price) expect(price).toBeLessThanOrEqual(most);
      const [leastMonthly, mostMonthly] = service?.pricing.maintenance ?? [0, Number.POSITIVE_INFINITY];
      if (maintenance) expect(maintenance).toBeGreaterThanOrEqual(leastMonthly);
      if (maintenance) expect(maintenance).toBeLessThanOrEqual(mostMonthly);
    }
  },
);

test("figures leave the texts of a story within the room that its pages have", () => {
  for (const study of caseStudies) {
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
