import { useState } from "react";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Bead } from "#data/schemas/beads.ts";
import {
  nextSorting,
  type SortableProduct,
  type SortColumn,
  type Sorting,
  sortProducts,
} from "./sort-products";

interface GlanceItem extends SortableProduct, InLanguage {
  id: string;
  bead: Bead;
  title: string;
  suits: string;
  price: string;
  timeline: string;
}

interface GlanceSectionProps {
  title: string;
  intro: string;
  columns: Record<"product" | "suits" | SortColumn, string>;
  sorted: Record<SortColumn, Record<Sorting["order"], string>>;
  /** To what else there is to know about money. */
  buying: { label: string; path: string };
  items: GlanceItem[];
}

/** Every product in a row of a table that leads to its card; with script it can be sorted by price and by weeks. */
export function GlanceSection({ title, intro, columns, sorted, buying, items }: GlanceSectionProps) {
  const [sorting, setSorting] = useState<Sorting>();
  const sortable = (column: SortColumn) => ({
    label: columns[column],
    order: sorting?.column === column ? sorting.order : undefined,
    onSort: () => setSorting(nextSorting(sorting, column)),
  });
  return (
    <section aria-labelledby="glance" className="links-first">
      <div className="measure pt-2 pb-10 lg:pt-8 lg:pb-20">
        <SectionHeading id="glance" title={title} intro={intro} />
        <p role="status" className="sr-only">
          {sorting && sorted[sorting.column][sorting.order]}
        </p>
        <div className="stacked-table mt-6 lg:mt-10">
          <table className="product-table border-ink border-y-2" aria-labelledby="glance">
            <thead>
              <tr>
                <th scope="col">{columns.product}</th>
                <th scope="col">{columns.suits}</th>
                <SortableHead {...sortable("price")} />
                <SortableHead {...sortable("weeks")} />
              </tr>
            </thead>
            <tbody>
              {sortProducts(items, sorting).map((item) => (
                <tr key={item.id} className={`bead-${item.bead}`}>
                  <th scope="row" lang={item.lang}>
                    <a href={`#${item.id}`} className="flex items-center gap-3 hover:underline sm:min-h-11">
                      <span className="size-3.5 shrink-0 rounded-full bg-(--bead)" /> {item.title}
                    </a>
                  </th>
                  <td lang={item.lang} className="text-soft">
                    {item.suits}
                  </td>
                  <td className="font-semibold tabular-nums">{item.price}</td>
                  <td className="tabular-nums">{item.timeline}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-4">
          <Link to={buying.path} className="text-link inline-flex min-h-11 items-center">
            {buying.label}
          </Link>
        </p>
      </div>
    </section>
  );
}

interface SortableHeadProps {
  label: string;
  order: Sorting["order"] | undefined;
  onSort: () => void;
}

/** The head of a column that can be sorted. Without script it is its name. */
function SortableHead({ label, order, onSort }: SortableHeadProps) {
  const turned = order === "descending" ? "rotate-180" : "";
  return (
    <th scope="col" aria-sort={order}>
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-line px-4 hover:border-ink noscript:hidden sm:-mx-3 sm:border-transparent sm:px-3"
      >
        {label} <Icon name={order ? "arrow-up" : "arrow-up-down"} className={`size-4 ${turned}`} />
      </button>
      <span className="not-noscript:hidden">{label}</span>
    </th>
  );
}
