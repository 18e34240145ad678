import { describe, expect, test } from "vitest";
import { company } from "#data/company.ts";
import {
  findCaseStudy,
  findIndustry,
  findPlan,
  findPost,
  findService,
  findSolution,
  findTool,
  formatNumber,
  getCompany,
  getWords,
  listIllustrations,
  listTools,
  locales,
} from "#data/index.ts";
import { breakEvenHours, clerkHourCost, payingHours, productHours } from "#data/load/break-even.ts";
import { fillFacts } from "#data/load/facts.ts";
import { formatOnCall, formatPayingHours } from "#data/load/format.ts";
import { servicePrices } from "#data/load/own-prices.ts";
import { sampleCompanies } from "./sample-company.ts";

const { buying } = getCompany("en");
const clerk = { clerkMonthly: 48_000, clerkHours: 160, vatPercent: 16 };

test("the cost of a clerk's hour is the monthly cost divided by the monthly hours", () => {
  expect(clerkHourCost(clerk)).toBe(300);
});

describe("the hours that pay for an amount", () => {
  test("are rounded up to whole hours, because fewer do not pay for it", () => {
    for (const [amount, hours] of [
      [300, 1],
      [301, 2],
      [25_000, 84],
      [150_000, 500],
    ] as const)
      expect(payingHours(amount, { ...clerk, vat: "included" }).hours).toBe(hours);
  });

  test("are more for a customer who cannot reclaim VAT, where prices exclude VAT", () => {
    expect(payingHours(25_000, { ...clerk, vat: "excluded" })).toEqual({ hours: 84, withVat: 97 });
    for (const vat of ["included", "none"] as const)
      expect(payingHours(25_000, { ...clerk, vat }).withVat).toBeUndefined();
  });
});

test("a workflow has to save the hours that its maintenance costs", () => {
  const [maintenance = 0] = findService("workflow-design", "en")?.pricing?.maintenance ?? [];
  expect(breakEvenHours(company.buying)).toEqual(payingHours(maintenance, buying));
});

// Another company draws tasks of its own.
test.each(sampleCompanies.flatMap(() => locales))(
  "of the tasks in a picture, only those are automated whose hours pay for the first year of a workflow (%s)",
  (locale) => {
    const picture = listIllustrations(locale).find(({ id }) => id === "tasks-scored");
    const rows = picture?.kind === "ranking" ? picture.rows : [];
    const { price = 0, pricing } = findService("workflow-design", "en") ?? {};
    const firstYear = (price ?? 0) / 12 + (pricing?.maintenance?.[0] ?? 0);
    const { withVat = 0 } = payingHours(firstYear, buying);
    // A tenth of the hours is left for the clerk, as in the worked example of a SACCO.
    const saved = rows.map(
      ({ detail = "" }) => Number(/(\d+) (hours a month|kwa mwezi)/.exec(detail)?.[1] ?? 0) * 0.9,
    );
    expect(withVat).toBe(145);
    expect(saved.map((hours) => hours >= withVat)).toEqual(rows.map(({ state }) => state === "good"));
  },
);

test("a product has to save the hours that its hosting and maintenance cost", () => {
  const productMonthly = { hosting: 3_500, maintenance: 8_000 };
  expect(productHours({ ...clerk, vat: "excluded", productMonthly })).toEqual({ hours: 39, withVat: 45 });
});

// Another company writes advice of its own.
describe.each(sampleCompanies)("a spreadsheet", () => {
  const school = findIndustry("education", "en")?.example?.sum;
  /** For 100 payments: the work with the sheet, and the payments that its formulas cannot match, about one in five. */
  const [sheetMinutes, unmatched, minutesEach] = [20, 100 / 5, 4];
  const minutes = sheetMinutes + unmatched * minutesEach;
  /** For 100 payments: the review of those that the tool cannot match. */
  const toolMinutes = (school?.work?.stillByHand ?? 0) * (school?.work?.minutesByHand ?? 0);
  const savedEach = ((minutes - toolMinutes) / 60 / 100) * clerkHourCost(buying);
  const plan = (tier: string) => findPlan("ai-mpesa-analyzer", tier, "en");
  const starter = plan("Starter")?.price ?? 0;
  const professional = plan("Professional")?.price ?? 0;
  const payments = Math.round(professional / savedEach);

  test("takes 1 hour 40 minutes for 100 payments, and the tool 1 hour", () => {
    expect([minutes, toolMinutes]).toEqual([100, 60]);
  });

  test("costs less than the tool up to the limit of Starter, and on Professional for fewer than 2,500", () => {
    expect(plan("Starter")?.features).toContain("1,000 transactions per month");
    expect(starter / savedEach).toBeGreaterThan(1_000);
    expect(payments).toBe(2_500);
    expect((professional * 1.16) / savedEach).toBeCloseTo(2_900);
  });

  test("costs less than the tool for the school of the example", () => {
    const { factors, hourCost = 0 } = school?.work ?? {};
    const hours = (each: number) => ((factors?.payments ?? 0) / 100) * (each / 60);
    expect([hours(minutes), hours(minutes - toolMinutes)]).toEqual([15, 6]);
    expect(hours(minutes - toolMinutes) * hourCost).toBeLessThan(starter);
    expect(findIndustry("education", "en")?.example?.caveat).toMatch(/takes 15 hours.* saves 6,/);
    // An hour costs more there, so fewer payments are worth the price of Professional.
    const fewest = professional / ((savedEach / clerkHourCost(buying)) * hourCost);
    const rounded = (payments: number) => formatNumber(Math.round(payments / 100) * 100);
    expect([rounded(fewest), rounded(fewest * 1.16)]).toEqual(["2,000", "2,300"]);
    // Just below its limit, Starter saves its price too, but not its price with VAT.
    const fewestOnStarter = fewest * (starter / professional);
    expect(Math.round(fewestOnStarter / 10) * 10).toBe(990);
    expect(fewestOnStarter * 1.16).toBeGreaterThan(1_000);
    // A school usually cannot reclaim VAT, so the text names both numbers.
    for (const locale of locales) {
      const caveat = findIndustry("education", locale)?.example?.caveat;
      expect(caveat).toMatch(/Professional .*(about|malipo) 2,000 .*\(2,300 (with|pamoja na) VAT\)/);
      expect(caveat).toMatch(/Starter .* 990 .* 1,000 .*\((with|pamoja na) VAT, /);
    }
  });

  test.each(locales)(
    "and the tool by itself leave the SACCO of the example the amounts that its text names (%s)",
    (locale) => {
      const work = findIndustry("finance", "en")?.example?.sum?.work;
      const { members = 0, receiptsEach = 0 } = work?.factors ?? {};
      const { minutesBefore = 0, stillByHand = 0, minutesByHand = 0, hourCost = 0 } = work ?? {};
      /** The value of the time saved on one receipt. */
      const worth = (minutesNow: number) => ((minutesBefore - minutesNow) / 60) * hourCost;
      const receipts = members * receiptsEach;
      /** The minutes in which a clerk posts a receipt. Only the workflow posts by itself. */
      const posting = 1;
      const workflow = worth((stillByHand / 100) * minutesByHand);
      const left = (saved: number, price: number) => Math.round(receipts * saved - price);
      const tool = (vat: number) => left(worth(toolMinutes / 100 + posting), professional * vat);
      const sheet = left(worth(minutes / 100 + posting), 0);
      // The workflow and the tool have to save their prices for a month.
      const [maintenance = 0] = findService("workflow-design", "en")?.pricing?.maintenance ?? [];
      const monthly = professional + maintenance;
      const fewest = (vat: number) => Math.ceil((monthly * vat) / workflow / 10) * 10;
      /** The amount by which the workflow leaves more than the tool. */
      const more = (vat: number) => left(workflow, monthly * vat) - tool(vat);
      const setup = findService("workflow-design", "en")?.price ?? 0;
      const month = (vat: number) => Math.ceil((setup * vat) / more(vat));
      const amounts = [1, 1.16].flatMap((vat) => [more(vat), month(vat), fewest(vat)]);
      /** The month in which the workflow repays its setup if it leaves a clerk as much work as the tool. */
      const monthAtWorst = (vat: number) =>
        Math.ceil((setup * vat) / (left(worth(toolMinutes / 100), monthly * vat) - tool(vat)));
      amounts.push(tool(1), sheet, monthAtWorst(1));
      expect(amounts).toEqual([15_500, 10, 2190, 11_500, 16, 2540, 37_000, 30_000, 30]);
      // The text says: not within ten years.
      expect(monthAtWorst(1.16)).toBeGreaterThan(120);
      const { assumptions = [], caveat = "", pays = [] } = findIndustry("finance", locale)?.example ?? {};
      expect(assumptions.join(" ")).toMatch(/in one minute|kwa dakika moja/);
      for (const amount of amounts)
        expect([caveat, ...pays].join(" ")).toMatch(new RegExp(`\\b${formatNumber(amount)}\\b`));
    },
  );

  test.each(locales)("is the advice for the same number of payments everywhere (%s)", (locale) => {
    const advice = [
      JSON.stringify(getWords(locale).buying.alternatives.items),
      ...(findTool("ai-mpesa-analyzer", locale)?.notFor ?? []),
      findIndustry("finance", locale)?.example?.pays.join(" ") ?? "",
      ...["automate-mpesa-transactions", "ai-transformation-kenyan-businesses"].map(
        (id) => findPost(id, locale)?.body ?? "",
      ),
    ];
    const withVat = formatNumber((professional * 1.16) / savedEach);
    const { smallest, pays } = findSolution("finance-ops", locale)?.plans ?? {};
    // Readers see this without unfolding anything.
    expect(smallest?.limits).toMatch(
      /(our free sheet costs less than|jedwali letu la bure ni nafuu kuliko) Starter/,
    );
    expect(pays?.join(" ")).toMatch(
      new RegExp(`Professional .* ${formatNumber(payments)} .*\\(${withVat} (with|pamoja na) VAT\\)`),
    );
    for (const text of advice) {
      // The article says who has to count VAT. The other texts have both numbers.
      expect(text).toMatch(new RegExp(`\\(${withVat} (with|pamoja na) VAT\\)|(is|ni) ${withVat}\\.`));
      expect(text).toMatch(new RegExp(`((fewer than|below) about|chini ya) ${formatNumber(payments)}\\b`));
      expect(text).not.toMatch(/(about|takriban|chini ya) [15]00 (payments|M-Pesa|receipts|hivi|kwa mwezi)/);
    }
  });
});

// Another company writes advice of its own.
test.each(sampleCompanies.flatMap(() => locales))(
  "the plans for invoices save their prices from the numbers that the article names (%s)",
  (locale) => {
    const price = (tier: string) => findPlan("invoice-reorganizer", tier, "en")?.price ?? 0;
    const [shop, office] = [price("Shop"), price("Office")];
    const minute = clerkHourCost(buying) / 60;
    // An invoice takes six minutes with the sheet. With the tool, it takes a fifth of that or, at worst, four minutes.
    const [saved, savedAtWorst] = [(6 - 6 / 5) * minute, (6 - 4) * minute];
    const fewest = [Math.ceil(shop / saved), Math.ceil((shop * 1.16) / saved)];
    const numbers = [
      ...fewest,
      // Up to its limit, Shop saves as much as Office. Above it, the rest is typed.
      Math.ceil(150 + (office - shop) / saved),
      Math.ceil(office / savedAtWorst),
    ];
    expect(shop / savedAtWorst).toBe(150);
    expect(numbers).toEqual([63, 73, 250, 390]);
    for (const number of numbers)
      expect(findPost("etims-invoices-without-retyping", locale)?.body).toMatch(
        new RegExp(`\\b${number}\\b`),
      );
    const faqs = findTool("invoice-reorganizer", locale)?.faqs.map(({ answer }) => answer);
    const [limit] = findPlan("invoice-reorganizer", "Office", "en")?.features[0]?.match(/\d+/) ?? [];
    // Both pages say which plan suits each number, up to the limit of Office.
    for (const advice of [findSolution("finance-ops", locale)?.plans?.pays.join(" "), faqs?.join(" ")]) {
      expect(advice).toMatch(
        new RegExp(
          `(?:[Bb]elow|chini ya) ${fewest.join("[^(.]* \\(")} (?:with|pamoja na) VAT\\).* 63 (?:to|hadi) 150\\b.* 151 (?:to|hadi) (?:about )?250\\b.* 250 (?:hivi )?(?:to|hadi) ${limit}\\b`,
        ),
      );
      expect(advice).toMatch(/(?:Office|Ofisi)[^;]* 390\b/);
    }
  },
);

// Another company tells stories and writes advice of its own.
test.each(sampleCompanies.flatMap(() => locales))(
  "the story of a SACCO names what its tool and its workflow each leave over a month (%s)",
  (locale) => {
    const { solution = "", sum } = findCaseStudy("upendo-sacco", locale) ?? {};
    const { factors, minutesBefore, minutesByHand, hourCost = 0 } = sum?.work ?? {};
    // The minutes of an officer for the statements, and for the guarantors and the note.
    const [tool, workflow] = [
      { before: 95, after: 20 },
      { before: 75, after: 15 },
    ];
    expect([minutesBefore, minutesByHand]).toEqual([
      tool.before + workflow.before,
      tool.after + workflow.after,
    ]);
    const worth = ({ before, after }: typeof tool) =>
      (((factors?.applications ?? 0) * (before - after)) / 60) * hourCost;
    const [reports] = sum?.running ?? [];
    const plan = findPlan("e-statement-analyzer", "Lender", "en")?.price ?? 0;
    const [maintenance = 0] = findService("workflow-design", "en")?.pricing?.maintenance ?? [];
    const left = [
      worth(tool) - plan - (reports?.count ?? 0) * (reports?.each ?? 0),
      worth(workflow) - maintenance,
    ];
    expect(left).toEqual([52_800, 27_800]);
    for (const number of [...left, ...Object.values(tool), ...Object.values(workflow)])
      expect(solution).toMatch(new RegExp(`\\b${formatNumber(number)}\\b`));
  },
);

test.each(sampleCompanies.flatMap(() => locales))(
  "the story of a distributor names what its tool leaves, what its workflow adds, and when that repays its price (%s)",
  (locale) => {
    const { solution = "", sum } = findCaseStudy("mavuno-foods", locale) ?? {};
    const {
      factors = {},
      minutesBefore = 0,
      stillByHand = 0,
      minutesByHand = 0,
      hourCost = 0,
    } = sum?.work ?? {};
    const receipts = Object.values(factors).reduce((product, factor) => product * factor, 1);
    const saved = ((receipts * (minutesBefore - (stillByHand / 100) * minutesByHand)) / 60) * hourCost;
    const [avoided] = sum?.gains ?? [];
    const gained = ((avoided?.before ?? 0) - (avoided?.after ?? 0)) * (avoided?.each ?? 0);
    const tool = findPlan("ai-mpesa-analyzer", "Professional", "en")?.price ?? 0;
    const { price, pricing } = findService("workflow-design", "en") ?? {};
    const maintenance = pricing?.maintenance?.[0] ?? 0;
    const month = (vat: number) => Math.ceil(((price ?? 0) * vat) / (gained - maintenance * vat));
    const left = [saved - tool, gained - maintenance].map(Math.round);
    expect([...left, month(1), month(1.16)]).toEqual([57_400, 11_000, 14, 25]);
    for (const amount of left) expect(solution).toContain(formatNumber(amount));
    expect(solution).toMatch(/(month|mwezi wa) 14 \(25 (with|pamoja na) VAT\)/);
  },
);

test.each(sampleCompanies.flatMap(() => locales))(
  "the story of an exporter says that its hours alone do not pay for the maintenance (%s)",
  (locale) => {
    const { solution, sum } = findCaseStudy("highland-leaf", locale) ?? {};
    const { factors, minutesBefore = 0, minutesByHand = 0, hourCost = 0 } = sum?.work ?? {};
    const saved = (((factors?.shipments ?? 0) * (minutesBefore - minutesByHand)) / 60) * hourCost;
    const [maintenance = 0] = findService("api-integration", "en")?.pricing?.maintenance ?? [];
    expect([saved, maintenance]).toEqual([18_200, 20_000]);
    expect(solution).toMatch(/would not cover the maintenance|hazingelipia matengenezo/);
  },
);

test.each(sampleCompanies.flatMap(() => locales))(
  "Desk with further reports costs less than Lender for the numbers that texts name (%s)",
  (locale) => {
    const plan = (tier: string) => findPlan("e-statement-analyzer", tier, "en");
    const each = plan("Single")?.price ?? 0;
    const [desk = 0, furtherEach] = plan("Desk")?.features[0]?.match(/\d+/g)?.map(Number) ?? [];
    expect(furtherEach).toBe(each);
    const equal = desk + ((plan("Lender")?.price ?? 0) - (plan("Desk")?.price ?? 0)) / each;
    const faqs = findTool("e-statement-analyzer", locale)?.faqs.map(({ answer }) => answer);
    expect(faqs?.join(" ")).toMatch(new RegExp(`\\b${desk + 1} (to|hadi) ${equal - 1}\\b.* ${equal},`));
    expect(findSolution("data-intelligence", locale)?.plans?.more).toMatch(
      new RegExp(`\\b${desk + 1} (to|hadi) ${equal - 1}\\b`),
    );
  },
);

test.each(sampleCompanies.flatMap(() => locales))(
  "the article about strategy names the months in which its build is paid back (%s)",
  (locale) => {
    const cost = 220_000 + 60 * clerkHourCost(buying);
    const gain = 96 * clerkHourCost(buying) + 60_000 / 2;
    const [month, withHalf] = [gain, gain / 2].map((gained) => Math.ceil(cost / (gained - 25_000)));
    expect(findPost("ai-strategy-framework", locale)?.body).toMatch(
      new RegExp(`(month|mwezi wa) ${month}\\b.* (month|mwezi wa) ${withHalf}\\b`),
    );
  },
);

test.each(locales)("texts contain both figures (%s)", (locale) => {
  for (const [name, hours] of [
    ["breakEvenHours", breakEvenHours(buying)],
    ["productHours", productHours(buying)],
  ] as const) {
    const text = fillFacts(`{company.${name}}`, "x.ts", locale);
    expect(text).toBe(formatPayingHours(hours, locale));
    for (const figure of [hours.hours, hours.withVat ?? hours.hours]) expect(text).toContain(String(figure));
  }
});

test("a service's text contains the hours of a clerk that cost as much as the service", () => {
  const hours = servicePrices({ price: 150_000 }, [{ pricing: 1 }], "en").setupHours;
  expect(hours).toBe(formatPayingHours(payingHours(150_000, buying), "en"));
});

test.each(locales)(
  "texts about on-call support name the tools that include it, and no others (%s)",
  (locale) => {
    const text = fillFacts("{company.onCall}", "x.ts", locale);
    const tools = listTools(locale);
    const named = tools.filter(({ title }) => text.includes(title));
    expect(named).toEqual(tools.filter(({ onCall }) => onCall));
    // Without such tools nothing follows the offers with a maintenance plan.
    expect(formatOnCall([], locale)).toMatch(/(maintenance plan|mpango wa matengenezo)$/);
  },
);

test("a tool whose page promises an engineer at any hour is one with on-call support", () => {
  const { support } = getCompany("en").claims;
  for (const { id, onCall, ...tool } of listTools("en"))
    expect([id, onCall]).toEqual([id, JSON.stringify(tool).includes(`on call ${support}`)]);
});
