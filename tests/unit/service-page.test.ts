import { expect, test } from "vitest";
import { servicePage } from "#app/routes/service/service-page.ts";
import { getWords, listServices } from "#data/index.ts";

const words = getWords("en");
const copy = words.services.detail.pricing;

test("a service that ends with its report or files has one price and no maintenance", () => {
  const service = listServices("en").find(({ pricing }) => pricing);
  const { pricing } = service ?? {};
  if (!service || !pricing) throw new Error("No service has prices.");
  const figuresWith = (maintenanceQuoted: boolean) =>
    servicePage(
      { ...service, price: null, pricing: { ...pricing, setup: null, maintenance: null, maintenanceQuoted } },
      words,
    )
      .pricing.figures.slice(0, 2)
      .map(({ label, value }) => [label, value]);
  expect(figuresWith(false)).toEqual([
    [copy.price, words.common.customQuote],
    [copy.maintenance, copy.noMaintenance],
  ]);
  expect(figuresWith(true)).toEqual([
    [copy.setup, words.common.customQuote],
    [copy.maintenance, copy.maintenanceQuoted],
  ]);
});
