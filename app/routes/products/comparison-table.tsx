import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { Static } from "#app/ui/static.tsx";
import type { ProductsPage } from "./products-page.server";
import sortTable from "./sort-table.ts?script";

/** What the table can be sorted by. */
type SortColumn = "price" | "weeks";

/** Every product in a row of a table that leads to its card; with script it can be sorted by price and by weeks. */
export function ComparisonTable({ title, intro, columns, sorted, buying, items }: ProductsPage["glance"]) {
  return (
    <section aria-labelledby="glance" className="links-first">
      <div className="measure pt-2 pb-10 lg:pb-14">
        <SectionHeading id="glance" title={title} intro={intro} />
        <Static className="stacked-table mt-6">
          <p role="status" className="sr-only" />
          <table data-sortable className="product-table border-ink border-y-2" aria-labelledby="glance">
            <thead>
              <tr>
                <th scope="col">{columns.product}</th>
                <th scope="col">{columns.suits}</th>
                {(["price", "weeks"] as const).map((column) => (
                  <SortableHead key={column} column={column} label={columns[column]} said={sorted[column]} />
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ order, ...item }) => (
                <tr
                  key={item.id}
                  data-price={order.price}
                  data-weeks={order.weeks}
                  className={`accent-${item.accent}`}
                >
                  <th scope="row" lang={item.lang}>
                    <a href={`#${item.id}`} className="flex items-center gap-3 hover:underline sm:min-h-11">
                      <span className="size-3.5 shrink-0 rounded-full bg-(--accent)" /> {item.title}
                    </a>
                  </th>
                  <td lang={item.lang} className="text-soft">
                    {item.suits}
                  </td>
                  <td className="font-semibold tabular-nums">
                    <span className="sm:hidden">{item.price}</span>
                    <span className="max-sm:hidden">{item.amount}</span>
                  </td>
                  <td className="tabular-nums">{item.timeline}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <InlineScript code={sortTable} />
        </Static>
        <p className="mt-4">
          <TextLink to={buying.path}>{buying.label}</TextLink>
        </p>
      </div>
    </section>
  );
}

interface SortableHeadProps {
  column: SortColumn;
  label: string;
  /** What is announced once it is sorted. */
  said: Record<"ascending" | "descending", string>;
}

/** The head of a column that can be sorted. Without script it is its name. */
function SortableHead({ column, label, said }: SortableHeadProps) {
  return (
    <th scope="col" data-sort={column} data-ascending={said.ascending} data-descending={said.descending}>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-line px-4 hover:border-ink noscript:hidden sm:-me-2.5 sm:border-transparent sm:px-2"
      >
        {label} <Icon name="arrow-up-down" className="size-4" />
        <Icon name="arrow-up" className="size-4" />
      </button>
      <span className="hidden noscript:inline">{label}</span>
    </th>
  );
}
