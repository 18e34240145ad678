import { Badge } from "#app/ui/badge.tsx";
import type { ToolsPage } from "./tools-page.server";

/** What the badges on the cards mean, and how many tools have each. */
export function StatusLegend({ items }: { items: ToolsPage["statuses"] }) {
  return (
    <dl className="grid max-w-2xl gap-x-8 gap-y-5 border-line border-t-2 pt-6 sm:grid-cols-3">
      {items.map(({ status, count, meaning }) => (
        <div
          key={status.label}
          className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-2"
        >
          <dt className="col-start-2 row-start-1">
            <Badge {...status} />
          </dt>
          <dd className="min-w-11 font-bold font-display text-4xl leading-none tabular-nums">{count}</dd>
          <dd className="col-start-2 text-sm text-soft sm:col-span-2 sm:col-start-1">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
