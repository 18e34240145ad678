/** What of a product the table is sorted by. */
export interface SortableProduct {
  /** The starting price, in the company's currency. */
  amount: number;
  /** The fewest weeks that it takes, and the most. */
  weeks: readonly [number, number];
}

export type SortColumn = "price" | "weeks";

export interface Sorting {
  column: SortColumn;
  order: "ascending" | "descending";
}

/** The first press on a column sorts it upwards, the next one downwards. */
export function nextSorting(current: Sorting | undefined, column: SortColumn): Sorting {
  const isUp = current?.column === column && current.order === "ascending";
  return { column, order: isUp ? "descending" : "ascending" };
}

/**
 * The products by price or by weeks: by the fewest, then by the most. Those that are equal keep their order.
 * @param sorting none leaves the list as it is
 */
export function sortProducts<Product extends SortableProduct>(
  products: readonly Product[],
  sorting: Sorting | undefined,
): readonly Product[] {
  if (!sorting) return products;
  const direction = sorting.order === "ascending" ? 1 : -1;
  const difference = (a: Product, b: Product) =>
    sorting.column === "price" ? a.amount - b.amount : a.weeks[0] - b.weeks[0] || a.weeks[1] - b.weeks[1];
  return products.toSorted((a, b) => direction * difference(a, b));
}
