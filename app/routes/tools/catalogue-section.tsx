import { useListFilter } from "#app/search/use-list-filter.ts";
import { fill } from "#data/load/fill.ts";
import { type Category, FilterPanel, type FilterPanelCopy } from "./filter-panel";
import { filterTools } from "./filter-tools";
import { NoTools, type NoToolsCopy } from "./no-tools";
import { ToolCard, type ToolCardProps } from "./tool-card";

interface CatalogueSectionProps extends FilterPanelCopy {
  title: string;
  one: string;
  many: string;
  none: NoToolsCopy;
  categories: readonly Category[];
  tools: ToolCardProps[];
}

export function CatalogueSection({
  title,
  one,
  many,
  none,
  categories,
  tools,
  ...copy
}: CatalogueSectionProps) {
  const filter = useListFilter(categories.map(({ name }) => name));
  const category = categories.find(({ name }) => name === filter.category)?.label ?? null;
  const shown = filterTools(filter.text, category, tools);
  const isWhole = shown.length === tools.length;
  return (
    <section
      className="thread border-line border-t bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="tools"
    >
      <span className="bead-7 thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure grid gap-x-14 gap-y-6 py-section lg:grid-cols-[15rem_1fr] lg:gap-y-10">
        <h2 id="tools" className="text-title lg:col-span-2">
          {title}
        </h2>
        <div className="min-w-0 lg:sticky lg:top-26 lg:self-start">
          <FilterPanel {...copy} categories={categories} filter={filter} />
          <p role="status" className="mt-3 font-semibold tabular-nums">
            {shown.length === 1 ? one : fill(many, { count: shown.length })}
          </p>
        </div>
        {shown.length === 0 ? (
          <NoTools {...none} onClear={filter.clear} />
        ) : (
          <ul className="grid min-w-0 content-start sm:grid-cols-2 sm:gap-4">
            {shown.map((tool, index) => {
              const isLead = isWhole && index === 0;
              return (
                <li key={tool.id} className={isLead ? "sm:col-span-2" : ""}>
                  <ToolCard {...tool} isLead={isLead} />
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
