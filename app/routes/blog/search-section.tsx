import type { ListFilter } from "#app/search/use-list-filter.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Bead } from "#data/schemas/beads.ts";

interface SearchSectionProps {
  filter: ListFilter;
  label: string;
  placeholder: string;
  categories: string;
  all: string;
  choices: { name: string; label: string; bead: Bead }[];
}

/** The search box and the categories, each wearing its bead. Without script there is nothing here to use. */
export function SearchSection({ filter, choices, ...copy }: SearchSectionProps) {
  return (
    <search data-reads-query className="noscript:hidden">
      <form onSubmit={filter.onSubmit}>
        <label className="relative block max-w-xl">
          <span className="sr-only">{copy.label}</span>
          <Icon name="search" className="absolute start-4 top-1/2 size-5 -translate-y-1/2 text-soft" />
          <input
            ref={filter.fieldRef}
            type="search"
            placeholder={copy.placeholder}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => filter.search(event.currentTarget.value)}
            className="min-h-14 w-full rounded-control border border-edge bg-card ps-12 pe-4 text-lg text-ink placeholder:text-soft"
          />
        </label>
      </form>
      <fieldset className="mt-5 min-w-0">
        <legend className="sr-only">{copy.categories}</legend>
        <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2 sm:mx-0 sm:flex-wrap sm:px-0">
          <Chip isOn={filter.category === null} onClick={() => filter.choose(null)}>
            {copy.all}
          </Chip>
          {choices.map(({ name, label, bead }) => (
            <Chip
              key={name}
              isOn={filter.category === name}
              onClick={() => filter.choose(name)}
              className="whitespace-nowrap"
            >
              <span className={`bead-${bead} flex items-center gap-2`}>
                <span className="size-2.5 rounded-full bg-(--bead)" /> {label}
              </span>
            </Chip>
          ))}
        </div>
      </fieldset>
    </search>
  );
}
