import { EmptyList } from "#app/search/empty-list.tsx";
import { choiceIndexOf, FilterPanel } from "#app/search/filter-panel.tsx";
import { Static } from "#app/ui/static.tsx";
import { fill } from "#data/load/fill.ts";
import { ToolCard } from "./tool-card";
import type { ToolsPage } from "./tools-page.server";

export function CatalogueSection({ title, count, none, filter, tools }: ToolsPage["catalogue"]) {
  return (
    <section
      className="thread border-line border-t bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="tools"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <Static className="measure grid grid-cols-1 gap-y-4 py-10">
        <h2 id="tools" className="text-title">
          {title}
        </h2>
        <div>
          <FilterPanel {...filter} />
          <p role="status" data-count={count} className="filter-count mt-3 font-semibold tabular-nums">
            {fill(count, { count: tools.length })}
          </p>
        </div>
        <div className="min-w-0">
          <ul
            data-list
            className="filter-list grid content-start sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-6"
          >
            {tools.map((tool, index) => (
              <li
                key={tool.id}
                data-category={choiceIndexOf(tool.category, filter.choices)}
                className={index === 0 ? "sm:col-span-full" : ""}
              >
                <ToolCard {...tool} isLead={index === 0} />
              </li>
            ))}
          </ul>
          <EmptyList {...none} />
        </div>
      </Static>
    </section>
  );
}
