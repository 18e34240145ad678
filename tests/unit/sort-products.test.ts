import { expect, test } from "vitest";
import { nextSorting, type Sorting, sortProducts } from "#app/routes/products/sort-products.ts";

const list = [
  { id: "dear", amount: 300, weeks: [4, 6] },
  { id: "cheap", amount: 100, weeks: [4, 5] },
  { id: "quick", amount: 200, weeks: [2, 9] },
  { id: "as dear", amount: 300, weeks: [4, 6] },
] as const;
const order = (sorting?: Sorting) => sortProducts(list, sorting).map(({ id }) => id);

test("without a sorting the products keep their order", () => {
  expect(order()).toEqual(["dear", "cheap", "quick", "as dear"]);
});

test("by price, and what costs the same keeps its order both ways", () => {
  expect(order({ column: "price", order: "ascending" })).toEqual(["cheap", "quick", "dear", "as dear"]);
  expect(order({ column: "price", order: "descending" })).toEqual(["dear", "as dear", "quick", "cheap"]);
});

test("by the fewest weeks, then by the most", () => {
  expect(order({ column: "weeks", order: "ascending" })).toEqual(["quick", "cheap", "dear", "as dear"]);
});

test("a press sorts upwards, the next one downwards, and another column begins anew", () => {
  const up = nextSorting(undefined, "price");
  const down = nextSorting(up, "price");
  expect([up.order, down.order, nextSorting(down, "price").order]).toEqual([
    "ascending",
    "descending",
    "ascending",
  ]);
  expect(nextSorting(up, "weeks")).toEqual({ column: "weeks", order: "ascending" });
});
