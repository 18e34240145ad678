import type { ComponentProps } from "react";
import filterList from "#app/inline/filter-list.ts?script";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import type { Accent } from "#data/schemas/accents.ts";
import { categoryRules } from "./category-rules.ts";

/** The id of the panel's form. The button of the empty state resets that form. */
const filterId = "filter";

export interface FilterPanelProps {
  search: string;
  placeholder: string;
  /** Shown instead of the search box where no script runs. */
  noSearch: string;
  categories: string;
  choices: readonly Choice[];
}

/** A category. The first choice stands for all categories: its name is empty, and it has no accent. */
interface Choice {
  /** The value in the URL, the same in every language. */
  name: string;
  label: string;
  accent?: Accent;
}

/** The index of a category among the choices. Items of a list have it in `data-category`. */
export const choiceIndexOf = (category: string, choices: readonly Choice[]) =>
  choices.findIndex(({ label }) => label === category);

/** A list's search field and categories. An inline script filters the list. Without script, CSS filters by category. */
export function FilterPanel({ choices, ...copy }: FilterPanelProps) {
  return (
    <search>
      {/* `method="dialog"` keeps Enter from submitting the form. */}
      <form method="dialog" id={filterId}>
        <div className="noscript:hidden">
          <label htmlFor="search" className="sr-only">
            {copy.search}
          </label>
          <div className="relative max-w-xl text-lg">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-soft"
            />
            <input
              id="search"
              type="search"
              name="q"
              placeholder={copy.placeholder}
              maxLength={80}
              enterKeyHint="search"
              className="filter-search min-h-12 w-full rounded-control border border-edge bg-field ps-12 pe-4 text-ink placeholder:text-soft"
            />
          </div>
        </div>
        <noscript>
          <p className="text-soft">{copy.noSearch}</p>
        </noscript>
        <fieldset className="mt-5 min-w-0">
          <legend className="sr-only">{copy.categories}</legend>
          {/* On a phone, one row that scrolls: eight chips in several rows would push the list off the screen. */}
          <div className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-2 [scrollbar-width:none] sm:-mx-1.5 sm:flex-wrap sm:px-1.5">
            {choices.map(({ name, label, accent }, index) => (
              <Chip
                key={name}
                name="category"
                value={name}
                defaultChecked={index === 0}
                data-choice={index}
                accent={accent}
              >
                {label}
              </Chip>
            ))}
          </div>
        </fieldset>
      </form>
      <InlineScript code={filterList} />
      {/* In the body, HTML allows a style element only inside of an svg. The build adds its hash to the page's policy. */}
      <svg className="hidden" aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own, made of numbers */}
        <style dangerouslySetInnerHTML={{ __html: categoryRules(choices.length) }} />
      </svg>
    </search>
  );
}

export type EmptyListCopy = { title: string; text: string; clear: string };

/** The empty state of a list. The panel's script shows it if no item matches. */
export function EmptyList({ title, text, clear }: EmptyListCopy) {
  return (
    <div data-empty hidden className="self-start card border-2 border-edge border-dashed bg-transparent p-8">
      <h3 className="text-title">{title}</h3>
      <p className="mt-3 mb-6 text-intro text-soft">{text}</p>
      <Button type="reset" form={filterId} variant="quiet">
        {clear}
      </Button>
    </div>
  );
}

/** A radio button in the form of a chip. */
function Chip({ accent, children, ...radio }: ComponentProps<"input"> & { accent: Accent | undefined }) {
  return (
    <label
      className={`relative flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-full border-2 border-line bg-card px-4 font-semibold leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:transition-none has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 ${accent ? `accent-${accent}` : ""}`}
    >
      <input type="radio" {...radio} className="absolute inset-0 cursor-pointer opacity-0" />
      {accent && <span className="size-2.5 rounded-full bg-(--accent)" />} {children}
    </label>
  );
}
