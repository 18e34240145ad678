import { useId } from "react";
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
  all: string;
  choices: readonly Choice[];
  /** Beside the list, where there is room, with its labels shown; otherwise it stands above it. */
  isBeside?: boolean;
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
export function FilterPanel({ isBeside = false, choices, ...copy }: FilterPanelProps) {
  const fieldId = useId();
  const label = isBeside ? "font-semibold" : "sr-only";
  return (
    <>
      <search>
        {/* Nothing is sent: Enter leaves the page where it is. */}
        <form method="dialog" id={filterId}>
          <div className="noscript:hidden">
            <label htmlFor={fieldId} className={label}>
              {copy.search}
            </label>
            <div className={`relative max-w-xl ${isBeside ? "mt-1.5" : "text-lg"}`}>
              <Icon name="search" className="-translate-y-1/2 absolute start-4 top-1/2 size-5 text-soft" />
              <input
                id={fieldId}
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
            <legend className={label}>{copy.categories}</legend>
            {/* One row that scrolls while it stands above the list, which eight chips would push off a phone's screen. */}
            <div
              className={`-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2 ${isBeside ? "lg:mx-0 lg:flex-col lg:items-start lg:gap-1 lg:overflow-visible lg:px-0" : "sm:mx-0 sm:flex-wrap sm:px-0"}`}
            >
              <Chip name="category" value="" defaultChecked>
                {copy.all}
              </Chip>
              {choices.map(({ name, label, accent }, index) => (
                <Chip
                  key={name}
                  name="category"
                  value={name}
                  data-choice={index + 1}
                  className={`accent-${accent}`}
                >
                  <span className="size-2.5 rounded-full bg-(--accent)" /> {label}
                </Chip>
              ))}
            </div>
          </fieldset>
        </form>
      </search>
      <InlineScript code={filterList} />
    </>
  );
}
