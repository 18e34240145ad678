import { afterEach, describe, expect, test, vi } from "vitest";
import { findTool, getCompany, listServices, listTools } from "#data/index.ts";
import { formatUnitPrice } from "#data/load/money.ts";
import { toolPrices } from "#data/load/own-prices.ts";
import { findTexts } from "#data/schemas/texts.ts";
import { services } from "#data/services.ts";
import { tools } from "#data/tools.ts";

/** Amounts in the company's currency or in shillings, such as `KSh 2,500`, also at the end of a range. */
const typedAmount = new RegExp(
  `(?:KSh|${getCompany("en").currency.symbol}) (\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?:-(\\d+(?:,\\d{3})*))?`,
  "g",
);

/** The places where a text contains one of these amounts as digits. */
function typed(record: { id: string }, isOwn: (place: string, amount: number) => boolean): string[] {
  return findTexts(record, [], [record.id]).flatMap(({ path, text }) => {
    const place = path.join(".");
    return [...text.matchAll(typedAmount)]
      .filter(([, ...amounts]) =>
        amounts.some((amount) => amount && isOwn(place, Number(amount.replaceAll(",", "")))),
      )
      .map(([found]) => `${place}: ${found}`);
  });
}

/** A case study or example may name another provider's offer with the same price. */
const isOthersOffer = (place: string) => place.startsWith("roi-calculator.useCases");

/** The parts of a record's texts that are about its own price. */
const isAboutPrices = (place: string) => /\.(pricing|notFor)\./.test(place);

describe("no text repeats its record's price, for which there is a placeholder:", () => {
  test.each(tools.map((tool) => [tool.id, tool] as const))("%s", (_, tool) => {
    const shown = listTools("en").find(({ id }) => id === tool.id);
    const own = new Set(Object.values(shown ? toolPrices(shown) : {}));
    const found = typed(
      tool,
      (place, amount) => !isOthersOffer(place) && (isAboutPrices(place) || own.has(formatUnitPrice(amount))),
    );
    expect(found).toEqual([]);
  });

  test.each(services.map((service) => [service.id, service] as const))("%s", (_, service) => {
    const { price, setup, maintenance } = { price: service.price, ...service.pricing };
    const own = [price, ...(setup ?? []), ...(maintenance ?? [])];
    expect(typed(service, (place, amount) => isAboutPrices(place) || own.includes(amount))).toEqual([]);
  });
});

test("no text repeats its tool's rating, for which there are {rating}, {reviews} and {users}", () => {
  const found = tools.flatMap(({ id, rating = 0, totalReviews, activeUsers = "", stats }) =>
    findTexts(stats, [], [id]).filter(
      ({ text }) =>
        rating > 0 &&
        [`${rating} of`, `${totalReviews} reviews`, activeUsers].some((own) => text.includes(own)),
    ),
  );
  expect(found).toEqual([]);
  const saying = tools.filter(({ stats }) => JSON.stringify(stats)?.includes("{reviews} reviews"));
  for (const { id, totalReviews } of saying)
    expect(JSON.stringify(findTool(id, "en")?.stats)).toContain(`${totalReviews} reviews`);
});

test("a tool's amounts follow from its tiers", () => {
  const [tool] = listTools("en");
  if (!tool) throw new Error("There is no tool");
  const [tier] = tool.pricing;
  const pricing = [{ ...tier, tier: "Small shop", price: 900 }] as typeof tool.pricing;
  const part = { times: 1, per: 1 };
  const amounts = {
    planned: 1_500,
    each: { of: "Small shop", ...part, per: 200 },
    saved: { of: "Small shop", ...part, below: "planned" },
  };
  const money = formatUnitPrice;
  expect(toolPrices({ ...tool, pricing, amounts })).toEqual({
    smallShop: money(900),
    planned: money(1_500),
    each: money(4.5),
    saved: money(600),
  });
  const wrong = (amount: object) => () =>
    toolPrices({ ...tool, pricing, amounts: { x: { ...part, ...amount } } } as never);
  expect(wrong({ of: "Large shop" })).toThrow(
    `data/tools/${tool.id}.ts, amounts.x: "of" must be a tier with a price, but is "Large shop"`,
  );
  expect(wrong({ of: "Small shop", below: "y" })).toThrow('but is "y"');
});

test("services are shown with their prices filled in", () => {
  expect(JSON.stringify(listServices("en"))).not.toMatch(/\{\w+\}/);
});

describe("a mistyped placeholder in a record without a translation", () => {
  afterEach(() => {
    for (const list of ["tools", "services"]) vi.doUnmock(`#data/${list}.ts`);
    vi.resetModules();
  });

  test.each(["tools", "services"] as const)(
    "is named in its English file of %s in both languages",
    async (list) => {
      vi.resetModules();
      vi.doMock(`#data/${list}.ts`, async (original) => {
        const { [list]: records } = await original<Record<string, object[]>>();
        return { [list]: [...(records ?? []), { ...records?.[0], id: "new-one", tagline: "For {offise}." }] };
      });
      const { recordsIn } = await import("#data/load/records.ts");
      const message = new RegExp(
        `^data/${list}/new-one.ts, tagline: no value for \\{offise\\}.* Known are \\{\\w+\\}, \\{`,
      );
      expect(() => recordsIn("en")).toThrow(message);
      expect(() => recordsIn("sw")).toThrow(message);
    },
  );
});
