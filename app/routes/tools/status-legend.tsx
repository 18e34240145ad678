import { Badge } from "#app/ui/badge.tsx";
import type { ToolsPage } from "./tools-page.server";

/** What the badges on the cards mean, and how many tools have each. */
export function StatusLegend({ items }: { items: ToolsPage["statuses"] }) {
  return (
    <dl className="grid max-w-2xl grid-cols-[auto_auto_1fr] gap-x-3 gap-y-2 border-line border-t-2 pt-4 sm:grid-cols-3 sm:gap-x-8 sm:pt-6">
      {items.map(({ status, count, meaning }) => (
        <div
          key={status.label}
          className="col-span-3 grid grid-cols-subgrid content-start items-center gap-y-2 sm:col-span-1 sm:grid-cols-[auto_1fr] sm:gap-x-4"
        >
          <dt className="col-start-2 row-start-1">
            <Badge {...status} />
          </dt>
          <dd className="font-bold font-display text-2xl leading-none tabular-nums sm:min-w-11 sm:text-4xl">
            {count}
          </dd>
          <dd className="text-sm text-soft leading-snug sm:col-span-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
