import { expect, test, vi } from "vitest";
import { getOffer } from "#app/content/offers.ts";
import { startingPrice } from "#app/content/prices.ts";
import { findTool, getWords } from "#data/index.ts";

/** Every tool begins with a tier on quote. */
vi.mock(import("#data/index.ts"), async (original) => {
  const data = await original();
  return {
    ...data,
    findTool(id, locale) {
      const tool = data.findTool(id, locale);
      const [first] = tool?.pricing ?? [];
      return tool && first && { ...tool, pricing: [{ ...first, price: null }, ...tool.pricing] };
    },
  };
});

test("a tool has one price on every page, also where its first tier is on quote", () => {
  const words = getWords("en");
  const tool = findTool("ai-mpesa-analyzer", "en");
  const price = startingPrice(tool?.pricing ?? [], words);
  expect(price).not.toBe(words.common.customQuote);
  expect(getOffer("tool", "ai-mpesa-analyzer", words).price).toBe(price);
});
