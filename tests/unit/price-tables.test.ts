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
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

test.each(locales)(
  "every plan, system and service is on the page of prices, with its price (%s)",
  (locale) => {
    const words = getWords(locale);
    const rowOf = (rows: string[][], title: string) => rows.find(([link]) => link?.startsWith(`[${title}]`));
    for (const { title, pricing } of listTools(locale))
      for (const { tier, price } of pricing)
        expect(rowOf(toolPrices(words).rows, title)?.[1]).toContain(
          price === null ? tier : `${tier}: ${formatMoney(price)}`,
        );
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
    const [, plans] = toolPrices(words).rows.find(([link]) => link?.startsWith(`[${title}]`)) ?? [];
    const later = fill(words.pricing.afterBeta, { price: formatMoney(Number(amounts.planned)) });
    expect(plans).toContain(later);
  }
});
