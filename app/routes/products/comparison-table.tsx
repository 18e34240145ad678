import sortTable from "#app/inline/sort-table.ts?script";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ProductsPage } from "./products-page";

type SortColumn = "price" | "weeks";

export function ComparisonTable({ title, intro, columns, sorted, buying, items }: ProductsPage["glance"]) {
  return (
    <section aria-labelledby="glance" className="price-board thread bg-night text-on-night">
      <span className="thread-bead top-[calc(var(--spacing-section)+1.2rem)]" />
      <div className="measure py-section">
        {/* Folded on a phone, because the cards below hold the same facts. */}
        <NarrowFold heading="h2" headingClasses="text-title" id="glance" title={unbroken(title)}>
          <p className="mt-4 max-w-prose text-night-soft text-intro">{unbroken(intro)}</p>
          <div className="stacked-table mt-lead">
            <p role="status" className="sr-only" />
            <table data-sortable className="product-table border-current border-y-2" aria-labelledby="glance">
              <thead>
                <tr>
                  <th scope="col">{columns.product}</th>
                  <th scope="col">{columns.suits}</th>
                  {(["price", "weeks"] as const).map((column) => (
                    <SortableHead
                      key={column}
                      column={column}
                      label={columns[column]}
                      said={sorted[column]}
                    />
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map(({ order, ...item }) => (
                  // The link covers its row. WebKit ignores `position` on a row, but not a transform.
                  <tr
                    key={item.id}
                    className="transform-[translate(0)]"
                    data-price={order.price}
                    data-weeks={order.weeks}
                  >
                    <th scope="row" lang={item.lang}>
                      <a
                        href={`#${item.id}`}
                        className="flex items-center font-bold font-display text-lg leading-tight underline decoration-1 underline-offset-4 after:absolute after:inset-0 sm:min-h-11 lg:text-[1.375rem] lg:leading-tight"
                      >
                        {item.title}
                      </a>
                    </th>
                    <td lang={item.lang} className="text-night-soft">
                      {item.suits}
                    </td>
                    <td className="font-semibold tabular-nums sm:text-lg">
                      {/* On a phone without script the table has no head, which names the
                          currency. So the cell shows the price with currency. */}
                      <span className="hidden noscript:max-sm:inline">{item.price}</span>
                      <span className="noscript:max-sm:hidden">{item.amount}</span>
                    </td>
                    <td className="tabular-nums">
                      {item.timeline}{" "}
                      {item.furtherTime && (
                        <span
                          lang={item.lang}
                          className="text-night-soft sm:ms-auto sm:block sm:max-w-36 sm:whitespace-normal sm:text-sm sm:leading-snug"
                        >
                          {item.furtherTime}
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <InlineScript code={sortTable} />
          </div>
        </NarrowFold>
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
  /** The status text that screen readers announce after the table is sorted by this column. */
  said: Record<"ascending" | "descending", string>;
}

/** The head of a sortable column: a button. Without script only the column's name is shown. */
function SortableHead({ column, label, said }: SortableHeadProps) {
  return (
    <th scope="col" data-sort={column} data-ascending={said.ascending} data-descending={said.descending}>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-night-line px-4 max-[18rem]:px-2 hover:border-on-night noscript:hidden sm:-me-2.5 sm:border-transparent sm:px-2"
      >
        {label} <Icon name="arrow-up-down" className="size-4" />
        <Icon name="arrow-up" className="size-4" />
      </button>
      <span className="hidden noscript:inline">{label}</span>
    </th>
  );
}
