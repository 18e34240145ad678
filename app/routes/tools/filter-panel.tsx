import { useId } from "react";
import { searchParameter } from "#app/search/list-parameters.ts";
import type { ListFilter } from "#app/search/use-list-filter.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Bead } from "#data/schemas/beads.ts";

export interface FilterPanelCopy {
  filterLabel: string;
  search: string;
  placeholder: string;
  /** Names the row of chips. */
  categoryLabel: string;
  all: string;
}

export interface Category {
  /** In the address, in every language. */
  name: string;
  label: string;
  bead: Bead;
}

interface FilterPanelProps extends FilterPanelCopy {
  categories: readonly Category[];
  filter: ListFilter;
}

/** Search box and category chips: beside the list where there is room, above it where there is not. */
export function FilterPanel({ categories, filter, ...copy }: FilterPanelProps) {
  const fieldId = useId();
  return (
    <search data-reads-query aria-label={copy.filterLabel} className="noscript:hidden">
      <form onSubmit={filter.onSubmit}>
        <label htmlFor={fieldId} className="font-semibold">
          {copy.search}
        </label>
        <div className="relative mt-1.5">
          <Icon name="search" className="-translate-y-1/2 absolute start-4 top-1/2 size-5 text-soft" />
          <input
            id={fieldId}
            ref={filter.fieldRef}
            type="search"
            name={searchParameter}
            placeholder={copy.placeholder}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => filter.search(event.currentTarget.value)}
            className="min-h-12 w-full rounded-control border border-edge bg-card ps-12 pe-4 placeholder:text-soft"
          />
        </div>
      </form>
      <fieldset className="mt-5 min-w-0">
        <legend className="font-semibold">{copy.categoryLabel}</legend>
        {/* One row that scrolls while it stands above the list, which eight chips would push off the screen. */}
        <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2 lg:mx-0 lg:flex-col lg:items-start lg:gap-1 lg:overflow-visible lg:px-0">
          <Chip isOn={filter.category === null} onClick={() => filter.choose(null)}>
            {copy.all}
          </Chip>
          {categories.map(({ name, label, bead }) => (
            <Chip
              key={name}
              isOn={filter.category === name}
              onClick={() => filter.choose(name)}
              className={`bead-${bead} flex items-center gap-2.5 whitespace-nowrap`}
            >
              <span className="size-3 rounded-full bg-(--bead)" />
              {label}
            </Chip>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
