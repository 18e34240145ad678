import { expect, test } from "vitest";
import { listOfferKinds } from "#app/content/offer-kinds.ts";
import { fillTables } from "#app/routes/info/generated-tables.ts";
import {
  productHoursTable,
  productPrices,
  servicePrices,
  toolPrices,
} from "#app/routes/info/price-tables.ts";
import { productsPage } from "#app/routes/products/products-page.ts";
import {
  findInfoPage,
  findTool,
  formatMoney,
  formatNumber,
  getCompany,
  getWords,
  listProducts,
  listServices,
  listTools,
  locales,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** Plan and price in the rows of a tool: the row with its name, and the rows below without a name. */
function rowsOf(words: Words, title: string): string[][] {
  const { rows } = toolPrices(words);
  const start = rows.findIndex(([link]) => link?.includes(`${title}](`));
  const length = rows.slice(start + 1).findIndex(([name]) => name !== "");
  return rows
    .slice(start, length < 0 ? undefined : start + 1 + length)
    .map(([, plan = "", price = ""]) => [plan, price]);
}

test.each(locales)(
  "every plan, system and service is on the page of prices, with its price (%s)",
  (locale) => {
    const words = getWords(locale);
    const rowOf = (rows: string[][], title: string) => rows.find(([link]) => link?.includes(`[${title}](`));
    for (const { title, pricing, status } of listTools(locale))
      for (const { tier, price } of pricing)
        expect(rowsOf(words, title)).toContainEqual([
          expect.stringContaining(tier),
          status === "Coming Soon" ? "" : price === null ? expect.any(String) : formatMoney(price),
        ]);
    for (const { title, pricing } of listProducts(locale))
      expect(rowOf(productPrices(words).rows, title)).toContain(formatMoney(pricing));
    for (const { title, price } of listServices(locale))
      expect(rowOf(servicePrices(words).rows, title)).toContain(
        price === null ? words.common.customQuote : formatMoney(price),
      );
  },
);

test.each(locales)(
  "the first feature of a monthly plan, its main limit, is beside its name (%s)",
  (locale) => {
    const words = getWords(locale);
    for (const { id, title, status, pricing } of listTools(locale))
      for (const [index, { tier, features }] of pricing.entries()) {
        const [feature] = features;
        if (status === "Coming Soon" || !feature) continue;
        const [plan] = rowsOf(words, title)[index] ?? [];
        const isMonthly = findTool(id, "en")?.pricing[index]?.period === "month";
        expect(plan?.includes(feature), `${title}, ${tier}`).toBe(isMonthly);
      }
  },
);

test.each(locales)("the page of prices starts with the lowest price of each kind of offer (%s)", (locale) => {
  const words = getWords(locale);
  const [intro] = fillTables(findInfoPage("/pricing", locale)?.body ?? "", words).split("##");
  const prices = listOfferKinds(words).items.flatMap(({ price }) => price ?? []);
  expect(intro?.match(/(?<=\*\*).*(?=\*\*)/g) ?? []).toEqual(prices);
});

test("a price in a text must be that of a kind of offer", () => {
  expect(() => fillTables("<!-- price bead --> A bead.", getWords("en"))).toThrow("<!-- price bead -->");
});

test.each(locales)("the smallest order of a plan is in its row, and in its own texts (%s)", (locale) => {
  const words = getWords(locale);
  const plans = listTools(locale).flatMap(({ title, pricing }) =>
    pricing.flatMap(({ least, ...plan }) => (least ? [{ title, least: formatNumber(least), ...plan }] : [])),
  );
  for (const { title, least, tier, description, features } of plans) {
    expect(rowsOf(words, title).find(([plan]) => plan?.startsWith(tier))?.[0]).toContain(least);
    expect([description, ...features].join(" ")).toContain(least);
  }
});

test.each(locales)("the time that a permit adds to the weeks of a system is in its row (%s)", (locale) => {
  const later = listProducts(locale).flatMap(({ title, furtherTime }) =>
    furtherTime ? [{ title, furtherTime }] : [],
  );
  const { rows } = productPrices(getWords(locale));
  for (const { title, furtherTime } of later)
    expect(rows.find(([link]) => link?.includes(`[${title}](`))?.[1]).toContain(furtherTime);
});

test("a system's first year is its set-up and twelve months of hosting and maintenance, without and with VAT", () => {
  const { productMonthly, vat, vatPercent } = getCompany("en").buying;
  const [product] = listProducts("en");
  const year = (product?.pricing ?? 0) + 12 * productMonthly.hosting + 12 * productMonthly.maintenance;
  const [row] = productPrices(getWords("en")).rows;
  const prices = vat === "excluded" ? [year, year * (1 + vatPercent / 100)] : [year];
  expect(row?.slice(3)).toEqual(prices.map((price) => formatMoney(Math.round(price))));
});

test("the prices on the cards of systems say that VAT is added, where it is", () => {
  const { items } = productsPage(getWords("en")).catalogue;
  const isAdded = getCompany("en").buying.vat === "excluded";
  for (const { price, firstYear } of items)
    for (const text of [price, firstYear]) expect(/\d \+ VAT/.test(text)).toBe(isAdded);
});

test("the hours that a product has to save pay for its costs, and one hour less does not", () => {
  const { productMonthly, clerkMonthly, clerkHours, vat, vatPercent } = getCompany("en").buying;
  const { hosting, maintenance } = productMonthly;
  const costs = [
    hosting + maintenance,
    hosting,
    ...listProducts("en").map(({ pricing }) => pricing / 12 + hosting + maintenance),
  ];
  const rates = vat === "excluded" ? [1, 1 + vatPercent / 100] : [1];
  const { rows } = productHoursTable(getWords("en"));
  expect(rows).toHaveLength(costs.length);
  for (const [index, [, , ...cells]] of rows.entries()) {
    const monthly = rates.map((rate) => (costs[index] ?? 0) * rate);
    expect(cells).toHaveLength(monthly.length);
    for (const [column, cost] of monthly.entries()) {
      const worth = (hours: number) => (hours * clerkMonthly) / clerkHours;
      const hours = Number(cells[column]?.replace(/\D/g, ""));
      expect(worth(hours)).toBeGreaterThanOrEqual(cost - 0.01);
      expect(worth(hours - 1)).toBeLessThan(cost);
    }
  }
});

test("a monthly price that is not for maintenance says what it is for", () => {
  const others = listServices("en").filter(({ pricing }) => pricing?.monthlyFor);
  expect(others.length).toBeGreaterThan(0);
  const { rows } = servicePrices(getWords("en"));
  for (const { title, pricing } of others)
    expect(rows.find(([name]) => name?.includes(`[${title}](`))?.[0]).toContain(pricing?.monthlyFor);
});

test.each(locales)("a plan in beta says what it is planned to cost later (%s)", (locale) => {
  const words = getWords(locale);
  const inBeta = listTools(locale).filter(({ status, amounts }) => status === "Beta" && "planned" in amounts);
  expect(inBeta.length).toBeGreaterThan(0);
  for (const { title, amounts } of inBeta) {
    const plans = rowsOf(words, title).map(([plan]) => plan);
    const later = fill(words.pricing.afterBeta, { price: formatMoney(Number(amounts.planned)) });
    expect(plans.join()).toContain(later);
  }
});
