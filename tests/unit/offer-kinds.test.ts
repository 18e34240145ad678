import { expect, test } from "vitest";
import { listWorkedCaseStudies } from "#app/roi/case-studies.ts";
import { homePage } from "#app/routes/home/home-page.ts";
import { productsPage } from "#app/routes/products/products-page.ts";
import { servicesPage } from "#app/routes/services/services-page.ts";
import { solutionsPage } from "#app/routes/solutions/solutions-page.ts";
import { toolsPage } from "#app/routes/tools/tools-page.ts";
import {
  findIndustry,
  findService,
  findTool,
  formatMoney,
  getCompany,
  getNavigation,
  getWords,
  listIndustries,
  listProducts,
  listServices,
  listSolutions,
  listTools,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";
import { sampleCompanies } from "./sample-company.ts";

const words = getWords("en");
const { offerKinds } = homePage(words);
const { vat, vatPercent, productMonthly } = getCompany("en").buying;

/** The monthly prices of the first plans with a price. */
const sumOf = (toolIds: readonly string[]) =>
  toolIds
    .map((id) => findTool(id, "en")?.pricing.find(({ price }) => price !== null))
    .reduce((sum, plan) => sum + (plan?.period === "month" ? (plan.price ?? 0) : 0), 0);

test("each price of the four kinds of offers is the lowest of its records", () => {
  const plans = listTools("en")
    .filter(({ status }) => status !== "Coming Soon")
    .flatMap(({ pricing }) => pricing)
    .filter(({ price, period }) => price !== null && period === "month")
    .map(({ price }) => price ?? 0);
  const lowest = {
    "/tools": Math.min(...plans),
    "/products": Math.min(...listProducts("en").map(({ pricing }) => pricing)),
    "/services": findService("workflow-design", "en")?.price,
    "/solutions": Math.min(
      ...listSolutions("en")
        .map(({ tools }) => sumOf(tools))
        .filter(Boolean),
    ),
  };
  const prices = Object.fromEntries(offerKinds.items.map(({ path, price }) => [path, price]));
  for (const [path, amount] of Object.entries(lowest))
    expect(prices[path]).toMatch(new RegExp(`${formatMoney(amount ?? 0)}(?![\\d,])`));
  expect(JSON.stringify(offerKinds)).not.toMatch(/\{\w+\}/);
});

test.each(["en", "sw"] as const)(
  "%s: the price of services says that it is the price of a workflow",
  (locale) => {
    const words = getWords(locale);
    const { items } = homePage(words).offerKinds;
    const price = formatMoney(findService("workflow-design", locale)?.price ?? 0);
    expect(items.find(({ id }) => id === "service")?.price).toBe(
      fill(words.common.offerKinds.fromWorkflow, { price }),
    );
  },
);

test.each(["en", "sw"] as const)(
  "%s: the example of a service has the price of its maintenance, and that of a solution the sum of its tools",
  (locale) => {
    const { items } = homePage(getWords(locale)).offerKinds;
    const priceOf = (kind: string) => items.find(({ id }) => id === kind)?.example?.price;
    const maintenance = findService("workflow-design", locale)?.pricing?.maintenance?.[0] ?? 0;
    expect(priceOf("service")).toContain(formatMoney(maintenance));
    const [solution] = listSolutions(locale);
    expect(priceOf("solution")).toContain(formatMoney(sumOf(solution?.tools ?? [])));
  },
);

test("the sum of a solution's tools says from which price a workflow starts", () => {
  const price = formatMoney(findService("workflow-design", "en")?.price ?? 0);
  expect(solutionsPage(words).choice.sum.note).toContain(price);
});

test.each(["en", "sw"] as const)(
  "%s: the reason for a tool on an industry's page has the price of its plan",
  (locale) => {
    const analyzer = findTool("ai-mpesa-analyzer", locale);
    const price = formatMoney(analyzer?.pricing[1]?.price ?? 0);
    const fit = findIndustry("retail", locale)?.fits.find(({ id }) => id === analyzer?.id);
    expect(fit?.why).toContain(price);
  },
);

test("VAT is mentioned beside the prices where they exclude it", () => {
  expect(offerKinds.note?.includes(`${vatPercent}%`) ?? false).toBe(vat === "excluded");
});

test("the products page states the monthly costs", () => {
  const monthly = formatMoney(productMonthly.hosting + productMonthly.maintenance);
  expect(productsPage(words).glance.intro).toContain(monthly);
});

test.each(["en", "sw"] as const)(
  "%s: each kind of offer has its name in the menu, on all pages",
  (locale) => {
    const words = getWords(locale);
    const names = new Map(getNavigation(locale).main.map(({ path, label }) => [path, label]));
    const { items } = homePage(words).offerKinds;
    for (const { path, name } of items) expect(name).toBe(names.get(path));
    for (const page of [toolsPage, productsPage, servicesPage, solutionsPage])
      expect(page(words).offerKinds.items).toEqual(items);
  },
);

test.each(["en", "sw"] as const)(
  "%s: each kind of offer has an example with the name and the link of its record",
  (locale) => {
    const records = [
      ...listTools(locale),
      ...listProducts(locale),
      ...listServices(locale),
      ...listSolutions(locale),
    ];
    const { items } = homePage(getWords(locale)).offerKinds;
    for (const { path: list, name, example } of items) {
      expect(example?.path.startsWith(list), name).toBe(true);
      expect(records.find(({ path }) => path === example?.path)?.title, name).toBe(example?.title);
    }
  },
);

test("each kind of offer has a colour of its own", () => {
  expect(new Set(offerKinds.items.map(({ accent }) => accent)).size).toBe(offerKinds.items.length);
});

test("the home page links to every industry", () => {
  const paths = offerKinds.trades.items.map(({ path }) => path);
  expect(paths).toEqual(listIndustries("en").map(({ path }) => path));
});

test("a share that is drawn has the numbers of its figure", () => {
  const shares = listWorkedCaseStudies(words)
    .flatMap(({ metrics }) => metrics)
    .flatMap(({ value, beads }) => (beads?.kind === "share" ? [{ value, beads }] : []));
  for (const { name } of sampleCompanies) expect(shares.length, name).toBeGreaterThan(0);
  for (const { value, beads } of shares)
    expect(value.match(/\d+/g)?.map(Number)).toEqual([beads.part, beads.whole]);
});
