import { expect, test } from "vitest";
import { getOffer } from "#app/content/offers.ts";
import { getWords, listTools } from "#data/index.ts";

const words = getWords("en");
const unpriced = listTools("en").filter(({ pricing }) => pricing.every(({ price }) => price === null));

test("a tool without a price says why: its price is on request, or it is not sold yet", () => {
  for (const { id, status } of unpriced)
    expect
      .soft(getOffer("tool", id, words).price, id)
      .toBe(words.tools.detail.byStatus[status].pricing.noPrice);
});

test("a tool's price has its period", () => {
  const tool = listTools("en").find(({ pricing: [first] }) => first?.price && first.period);
  expect(getOffer("tool", tool?.id ?? "", words).price).toContain(tool?.pricing[0]?.period);
});
