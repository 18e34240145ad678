import sumChoice from "#app/inline/sum-choice.ts?script";
import { Button } from "#app/ui/button.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Link, TextLink, useLocalPath } from "#app/ui/link.tsx";
import { aboutParameter } from "#app/url/about-parameter.ts";
import type { SolutionsPage } from "./solutions-page";

type ChoiceProps = SolutionsPage["choice"] & { items: SolutionsPage["solutions"] };

/**
 * One card per solution, with a checkbox and the solution's tools. Submitting opens `/get-started` with the checked
 * solutions in the URL.
 */
export function ChoiceSection({ items, question, hint, none, ask, sum }: ChoiceProps) {
  return (
    <section aria-labelledby="choice" className="thread">
      <span className="thread-bead top-2 z-1 max-lg:hidden" />
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
          <div className="mt-4 grid items-start gap-3 sm:grid-cols-2 lg:mt-6 lg:grid-cols-4 lg:gap-4">
            <ul className="contents">
              {items.map(({ id, lang, accent, about, title, tools }) => (
                <li
                  key={id}
                  lang={lang}
                  className={`accent-${accent} group/card card border-2 shadow-card has-checked:border-ink`}
                >
                  <label className="flex min-h-14 cursor-pointer items-center gap-3 p-4 font-semibold leading-tight">
                    <input
                      type="checkbox"
                      name={aboutParameter}
                      value={about}
                      data-monthly={JSON.stringify(tools.items.map(({ id, monthly }) => [id, monthly]))}
                      className="size-5 shrink-0 accent-(--accent)"
                    />
                    {title}
                  </label>
                  {/* A phone shows the tools of checked solutions only, because seven lists are too long. */}
                  <ul className="hidden content-start gap-3 px-4 pb-4 group-has-checked/card:grid sm:grid">
                    {tools.items.map((tool) => (
                      <li key={tool.id} lang={tool.lang}>
                        <Link
                          to={tool.path}
                          className="inline-flex min-h-6 font-semibold underline underline-offset-4"
                        >
                          {tool.title}
                        </Link>
                        <p className="text-soft">{tool.price}</p>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
            {/* The cell after the last card. A phone shows it only after a choice. */}
            <div className="card border-2 bg-sunk p-4 group-not-has-checked/form:max-sm:hidden">
              <p className="font-semibold leading-tight group-has-checked/form:hidden">{none.title}</p>
              <p className="mt-2 group-has-checked/form:hidden">
                <TextLink to="/get-started">{none.ask}</TextLink>
              </p>
              <p role="status" className="not-empty:mb-3 [&>b]:block [&>b]:text-heading" />
              <Button type="submit" className="w-full group-not-has-checked/form:hidden">
                {ask}
              </Button>
            </div>
          </div>
        </fieldset>
      </form>
      <InlineScript code={sumChoice} />
    </section>
  );
}
