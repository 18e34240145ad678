import type { ComponentProps } from "react";
import filterList from "#app/inline/filter-list.ts?script";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import type { Accent } from "#data/schemas/accents.ts";
import { categoryRules } from "./category-rules.ts";

/** Of the panel's form, which the button of an empty list resets. */
const filterId = "filter";

export interface FilterPanelProps {
  search: string;
  placeholder: string;
  categories: string;
  choices: readonly Choice[];
}

/** A category; the first choice is all of them, and has neither name nor accent. */
interface Choice {
  /** In the URL, in every language. */
  name: string;
  label: string;
  accent?: Accent;
}

/** What an item of a list is filtered by: the place of its category among the choices. */
export const choiceIndexOf = (category: string, choices: readonly Choice[]) =>
  choices.findIndex(({ label }) => label === category);

/** A list's search field and categories. An inline script filters; without it CSS does, by category. */
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
              className="filter-search min-h-12 w-full rounded-control border border-edge bg-card ps-12 pe-4 text-ink placeholder:text-soft"
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
      {/* HTML allows a style element in the body only inside of an svg. The build lets the page's policy allow it. */}
      <svg className="hidden" aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own, made of numbers */}
        <style dangerouslySetInnerHTML={{ __html: categoryRules(choices.length) }} />
      </svg>
    </search>
  );
}

export type EmptyListCopy = { title: string; text: string; clear: string };

/** What is in a list's place when nothing fits: the script of its panel shows it. */
export function EmptyList({ title, text, clear }: EmptyListCopy) {
  return (
    <div data-empty hidden className="self-start rounded-card border-2 border-edge border-dashed p-8 sm:p-14">
      <h3 className="text-title">{title}</h3>
      <p className="mt-3 mb-8 text-intro text-soft">{text}</p>
      <Button type="reset" form={filterId} variant="quiet">
        {clear}
      </Button>
    </div>
  );
}

/** One of several choices, of which one is on: a radio button that looks like this. */
function Chip({ children, className = "", ...radio }: ComponentProps<"input">) {
  return (
    <label
      className={`relative flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-full border-2 border-line bg-card px-4 font-semibold leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-checked:transition-none has-checked:forced-colors:bg-[Highlight] has-checked:forced-colors:text-[HighlightText] has-checked:forced-colors:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3 ${className}`}
    >
      <input type="radio" {...radio} className="absolute inset-0 cursor-pointer opacity-0" />
      {children}
    </label>
  );
}
