import { useId } from "react";
import { Chip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import type { Accent } from "#data/schemas/accents.ts";
import filterList from "./filter-list.ts?script";

export interface FilterPanelProps {
  /** Labels the search field. */
  search: string;
  placeholder: string;
  /** Names the row of chips. */
  categories: string;
  all: string;
  choices: readonly Choice[];
}

/** A category. */
interface Choice {
  /** In the address, in every language. */
  name: string;
  label: string;
  accent: Accent;
}

/** What an item of a list is filtered by: the place of its category among the choices, from 1 on. */
export const choiceOf = (category: string, choices: readonly Choice[] = []) =>
  1 + choices.findIndex(({ label }) => label === category);

/**
 * The search field and the categories of a list: both belong into a `Static`. An inline script filters; without script
 * the categories do, by CSS.
 */
export function FilterPanel({ choices, ...copy }: FilterPanelProps) {
  const fieldId = useId();
  return (
    <>
      <search>
        <div className="noscript:hidden">
          <label htmlFor={fieldId} className="sr-only">
            {copy.search}
          </label>
          <div className="relative max-w-xl text-lg">
            <Icon name="search" className="-translate-y-1/2 absolute start-4 top-1/2 size-5 text-soft" />
            <input
              id={fieldId}
              type="search"
              name="q"
              placeholder={copy.placeholder}
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              data-script="never"
              className="min-h-12 w-full rounded-control border border-edge bg-card ps-12 pe-4 text-ink placeholder:text-soft"
            />
          </div>
        </div>
        <fieldset className="mt-5 min-w-0">
          <legend className="sr-only">{copy.categories}</legend>
          {/* One row that scrolls while it stands above the list, which eight chips would push off a phone's screen. */}
          <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2 sm:mx-0 sm:flex-wrap sm:px-0">
            <Chip name="category" value="" defaultChecked data-script="never">
              {copy.all}
            </Chip>
            {choices.map(({ name, label, accent }, index) => (
              <Chip
                key={name}
                name="category"
                value={name}
                data-choice={index + 1}
                data-script="never"
                className={`accent-${accent}`}
              >
                <span className="size-2.5 rounded-full bg-(--accent)" /> {label}
              </Chip>
            ))}
          </div>
        </fieldset>
      </search>
      <InlineScript code={filterList} />
    </>
  );
}
