import { expect, test } from "vitest";
import { productPrices, servicePrices, toolPrices } from "#app/routes/info/price-tables.ts";
import {
  formatMoney,
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
  const start = rows.findIndex(([link]) => link?.includes(`[${title}](`));
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

test("a system's first year is its set-up and twelve months of hosting and maintenance, without and with VAT", () => {
  const { productMonthly, vat, vatPercent } = getCompany("en").buying;
  const [product] = listProducts("en");
  const year = (product?.pricing ?? 0) + 12 * productMonthly.hosting + 12 * productMonthly.maintenance;
  const [row] = productPrices(getWords("en")).rows;
  const prices = vat === "excluded" ? [year, year * (1 + vatPercent / 100)] : [year];
  expect(row?.slice(3)).toEqual(prices.map((price) => formatMoney(Math.round(price))));
});

test("a plan in beta says what it is planned to cost later", () => {
  const words = getWords("en");
  const inBeta = listTools("en").filter(({ status, amounts }) => status === "Beta" && "planned" in amounts);
  expect(inBeta.length).toBeGreaterThan(0);
  for (const { title, amounts } of inBeta) {
    const plans = rowsOf(words, title).map(([plan]) => plan);
    const later = fill(words.pricing.afterBeta, { price: formatMoney(Number(amounts.planned)) });
    expect(plans.join()).toContain(later);
  }
});
