import { readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { buyingPage } from "#app/content/buying-page.ts";
import { readFonts } from "#app/features/brochures/brochure-fonts.ts";
import { sampleQuote } from "#app/features/brochures/sample-quote.ts";
import { findService, formatMoney, getCompany, getWords } from "#data/index.ts";
import { sampleCompanies } from "#tests/unit/sample-company.ts";

const { buying } = getCompany("en");
const quote = sampleQuote(getWords("en"));
const [now = [], later = []] = quote?.tables.map(({ rows }) => rows) ?? [];

test("the quote's prices are those of the records, each with its VAT, and its stages add up to the total", () => {
  const { price: setup, pricing } = findService("workflow-design", "en") ?? {};
  const price = setup ?? 0;
  const maintenance = pricing?.maintenance?.[0] ?? 0;
  const vat = (amount: number) => (amount * buying.vatPercent) / 100;
  const row = (amount: number) =>
    (buying.vat === "excluded" ? [amount, vat(amount), amount + vat(amount)] : [amount]).map(formatMoney);
  const amounts = (rows: string[][]) => rows.map(([, ...texts]) => texts);
  expect(amounts(now)).toEqual([
    row(price),
    ...buying.stages.map(({ percent }) => row((price * percent) / 100)),
  ]);
  expect(amounts(later)).toEqual([row(maintenance), row(price + 12 * maintenance), row(price)]);
});

test("the quote has the same first year, price rules and risks as the page about buying", () => {
  const { costs, facts, risks } = buyingPage(getWords("en"));
  expect(later[1]?.at(-1)).toBe(costs.examples[0]?.total.amount);
  expect(quote?.lists.slice(1).map(({ items }) => items)).toEqual([facts.items, risks.items]);
});

test.each(sampleCompanies)(
  "texts that are a fifth longer, as with a wider font, still fit on the quote's one page",
  () => {
    const template = ["base.typ", "sample-quote.typ"].map((name) =>
      readFileSync(`app/features/brochures/${name}`, "utf8"),
    );
    const lists = quote?.lists.map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ ...item, text: item.text + item.text.slice(0, item.text.length / 5) })),
    }));
    const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] });
    const { result } = compiler.compile({
      mainFileContent: template.join(""),
      inputs: { content: JSON.stringify({ ...quote, lists }) },
    });
    expect(result?.numOfPages).toBe(1);
  },
);
