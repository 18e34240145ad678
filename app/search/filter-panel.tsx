import { Chip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import type { Accent } from "#data/schemas/accents.ts";
import filterList from "./filter-list.ts?script";

/** Of the panel's form, which the button of an empty list resets. */
export const filterId = "filter";

export interface FilterPanelProps {
  /** Labels the search field. */
  search: string;
  placeholder: string;
  /** Names the row of chips. */
  categories: string;
  choices: readonly Choice[];
}

/** A category; the first choice is all of them, and has neither name nor accent. */
interface Choice {
  /** In the address, in every language. */
  name: string;
  label: string;
  accent?: Accent;
}

/** What an item of a list is filtered by: the place of its category among the choices. */
export const choiceIndexOf = (category: string, choices: readonly Choice[] = []) =>
  choices.findIndex(({ label }) => label === category);

/**
 * The search field and the categories of a list, both inside a `Static`. An inline script filters; without script
 * the categories do, by CSS.
 */
export function FilterPanel({ choices, ...copy }: FilterPanelProps) {
  return (
    <search>
      {/* Nothing is sent: Enter leaves the page where it is. */}
      <form method="dialog" id={filterId}>
        <div className="noscript:hidden">
          <label htmlFor="search" className="sr-only">
            {copy.search}
          </label>
          <div className="relative max-w-xl text-lg">
            <Icon name="search" className="absolute inset-y-0 start-4 my-auto size-5 text-soft" />
            <input
              id="search"
              type="search"
              name="q"
              placeholder={copy.placeholder}
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-12 w-full rounded-control border border-edge bg-card ps-12 pe-4 text-ink placeholder:text-soft"
            />
          </div>
        </div>
        <fieldset className="mt-5 min-w-0">
          <legend className="sr-only">{copy.categories}</legend>
          {/* One row that scrolls while it stands above the list, which eight chips would push off a phone's screen. */}
          <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2 sm:mx-0 sm:flex-wrap sm:px-0">
            {choices.map(({ name, label, accent }, index) => (
              <Chip
                key={name}
                name="category"
                value={name}
                defaultChecked={index === 0}
                data-choice={index}
                className={accent && `accent-${accent}`}
              >
                {accent && <span className="size-2.5 rounded-full bg-(--accent)" />} {label}
              </Chip>
            ))}
          </div>
        </fieldset>
      </form>
      <InlineScript code={filterList} />
    </search>
  );
}
