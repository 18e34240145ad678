import type { PricedTool } from "#app/inline/sum-choice.ts";
import sumChoice from "#app/inline/sum-choice.ts?script";
import { Button } from "#app/ui/button.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { TextLink, useLocalPath } from "#app/ui/link.tsx";
import { aboutParameter } from "#app/url/about-parameter.ts";
import type { SolutionsPage } from "./solutions-page";

type ChoiceProps = SolutionsPage["choice"] & { items: SolutionsPage["solutions"] };

/**
 * One row per solution, with a checkbox, and below the rows the sum of the tools' prices. Submitting opens `/get-started` with the checked
 * solutions in the URL.
 */
export function ChoiceSection({ items, question, hint, none, ask, sum }: ChoiceProps) {
  return (
    <section aria-labelledby="choice" className="thread on-paper">
      <span className="thread-bead top-2 max-lg:hidden" />
      {/* The form works without script; only the sum of the prices is then missing. */}
      <form
        action={useLocalPath("/get-started")}
        data-sum={JSON.stringify(sum)}
        className="group/form measure pb-section"
      >
        <fieldset className="min-w-0">
          <legend id="choice" className="font-bold font-display text-heading">
            {question}
          </legend>
          <p className="mt-1 text-soft noscript:hidden">{hint}</p>
          <div className="mt-4 card overflow-clip">
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <Choice key={item.id} {...item} />
              ))}
            </ul>
            {/* After a choice it stays in view below the rows. A phone shows it only then. */}
            <div className="choice-sum grid items-center gap-x-10 gap-y-2 border-ink border-t-2 bg-sunk px-4 py-3 max-sm:py-2 group-not-has-checked/form:max-sm:hidden sm:grid-cols-[1fr_auto] sm:px-6">
              <div>
                <p className="group-has-checked/form:hidden noscript:hidden">{none.title}</p>
                {/* The last text fills the line: WebKit repaints only the former place of a text that becomes longer. */}
                <p
                  role="status"
                  className="flex flex-wrap items-baseline gap-x-6 text-soft max-sm:text-sm [&>:last-child]:grow [&>b]:font-display [&>b]:text-heading [&>b]:text-ink"
                />
              </div>
              <p className="group-has-checked/form:hidden">
                <TextLink to="/get-started">{none.ask}</TextLink>
              </p>
              <Button
                type="submit"
                className="max-sm:min-h-11 max-sm:py-1.5 group-not-has-checked/form:hidden"
              >
                {ask}
              </Button>
            </div>
            {/* What the total leaves out. It does not stay in view, because it would cover the rows. */}
            <p
              role="status"
              className="flex flex-wrap gap-x-6 gap-y-1 bg-sunk px-4 text-soft not-empty:pb-4 sm:px-6"
            />
          </div>
        </fieldset>
      </form>
      <InlineScript code={sumChoice} />
    </section>
  );
}

/**
 * A solution with a checkbox. Once it is checked, it shows its tools and their prices, and a link to the plans for daily work on
 * its page. The row stays low, so that the next ones do not move out of view.
 */
function Choice({
  lang,
  accent,
  about,
  title,
  tools,
  toolNames,
  price,
  path,
  full,
}: ChoiceProps["items"][number]) {
  return (
    <li lang={lang} className={`accent-${accent} group/choice has-checked:bg-sunk`}>
      <div className="relative grid items-center gap-x-4 px-4 py-2.5 leading-snug hover:bg-sunk sm:grid-cols-[1fr_auto] sm:px-6 sm:py-3 lg:grid-cols-[18rem_1fr_auto]">
        {/* The label covers the whole row. */}
        <label className="flex cursor-pointer items-center gap-3 font-semibold text-lg leading-tight after:absolute after:inset-0">
          <input
            type="checkbox"
            name={aboutParameter}
            value={about}
            data-tools={JSON.stringify(
              tools.items.map(({ title, monthly, perUse }) => [title, monthly, perUse] satisfies PricedTool),
            )}
            className="choice-box size-5 shrink-0"
          />
          <span className="size-5 max-[18rem]:hidden shrink-0 rounded-full border-5 border-(--accent) group-has-checked/choice:border-10" />
          {title}
        </label>
        {/* Once the row is checked, its list has the same names. */}
        <p className="text-soft max-lg:order-last lg:text-sm max-lg:col-span-full max-sm:hidden sm:max-lg:ps-16 max-lg:group-has-checked/choice:hidden lg:group-has-checked/choice:invisible">
          {toolNames}
        </p>
        <p className="tabular-nums min-[18rem]:max-sm:ps-16 sm:text-end sm:font-semibold">{price}</p>
      </div>
      <div className="hidden px-4 pb-1 group-has-checked/choice:block max-sm:text-sm sm:px-6 sm:ps-22 sm:pb-2">
        <ul className="grid gap-x-16 gap-y-1 lg:grid-cols-2">
          {tools.items.map((tool) => (
            <li
              key={tool.id}
              lang={tool.lang}
              className="flex flex-wrap justify-between gap-x-4 leading-snug"
            >
              {tool.title}
              <span className="text-soft tabular-nums">{tool.price}</span>
            </li>
          ))}
        </ul>
        {full && (
          <TextLink to={`${path}#plans`}>
            {full.label}: {full.price}
            <span className="sr-only">, {title}</span>
          </TextLink>
        )}
      </div>
    </li>
  );
}
