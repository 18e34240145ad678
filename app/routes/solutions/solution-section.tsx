import { Illustration } from "#app/illustrations/illustration.tsx";
import { Section } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { SolutionsPage } from "./solutions-page";

type SolutionProps = SolutionsPage["solutions"][number] & {
  ground: "paper" | "sunk" | "night";
  /** The place of the picture, where the window has room for two columns: beside the text, or above it in both columns. */
  place: keyof typeof places;
};

/** The grid classes of heading, picture, text and tools for each place of the picture. */
const places = {
  right: {
    grid: "lg:grid-rows-[auto_auto_1fr]",
    heading: "",
    picture: "lg:col-start-2 lg:row-span-2 lg:row-start-1",
    text: "lg:row-span-2 lg:row-start-2",
    tools: "lg:col-start-2 lg:row-start-3",
  },
  left: {
    grid: "lg:grid-rows-[auto_auto_1fr]",
    heading: "lg:col-start-2",
    picture: "lg:row-span-2 lg:row-start-1",
    text: "lg:col-start-2 lg:row-span-2 lg:row-start-2",
    tools: "lg:row-start-3",
  },
  above: {
    grid: "",
    heading: "lg:col-span-2",
    picture: "lg:col-span-2",
    text: "lg:contents",
    tools: "lg:col-start-2 lg:mt-2",
  },
};

/** A solution: name, picture, tools and benefits. A phone folds the benefits. */
export function SolutionSection({ ground, place, benefits, tools, ...solution }: SolutionProps) {
  const { id, lang, accent } = solution;
  const classes = places[place];
  const soft = ground === "night" ? "text-night-soft" : "text-soft";
  return (
    <Section id={id} headingId={`${id}-title`} lang={lang} ground={ground} className={`accent-${accent}`}>
      <div
        className={`group grid items-center print:block max-sm:grid-cols-2 gap-x-4 sm:gap-x-16 gap-y-2 sm:gap-y-4 lg:grid-cols-half ${classes.grid}`}
      >
        <div className={`self-end max-sm:col-span-2 ${classes.heading}`}>
          <h2 id={`${id}-title`} className="text-title max-sm:text-heading">
            {solution.title}
          </h2>
          <p className={`sm:hidden ${soft}`}>{solution.line}</p>
        </div>
        <Illustration
          {...solution.illustration}
          className={`self-start max-sm:col-span-2 lg:mt-2 ${classes.picture}`}
        />
        <div className={`self-start max-sm:contents ${classes.text}`}>
          <details
            className={`narrow-fold sm:unfolded max-sm:self-start max-sm:open:col-span-2 ${place === "above" ? "lg:col-span-2 lg:mt-3 lg:details-content:grid lg:details-content:grid-cols-half lg:details-content:gap-x-16" : ""}`}
          >
            <FoldSummary className="min-h-12 py-1.5 font-semibold">{benefits.title}</FoldSummary>
            <p className={`max-w-prose sm:text-intro ${soft}`}>{unbroken(solution.description)}</p>
            {benefits.items.length > 0 && (
              <PointList
                items={benefits.items}
                className={`mt-3 sm:mt-5 ${place === "above" ? "lg:mt-1" : ""}`.trimEnd()}
              />
            )}
          </details>
          <ButtonLink
            to={solution.path}
            variant={ground === "night" ? "night" : "quiet"}
            className="self-start justify-self-start max-sm:order-1 max-sm:col-span-2 max-sm:min-h-11 max-sm:py-1.5 sm:mt-5"
          >
            {solution.more} <Icon name="arrow-right" className="arrow size-4" />
          </ButtonLink>
        </div>
        {tools.items.length > 0 && (
          <div className={`self-start max-sm:has-open:col-span-2 ${classes.tools}`}>
            <NarrowFold
              heading="h3"
              headingClasses="font-semibold sm:font-bold sm:font-display sm:text-xl"
              title={tools.title}
            >
              <ul className="mt-1 mb-4 flex flex-wrap gap-2 sm:mt-3">
                {tools.items.map((tool) => (
                  <li key={tool.id}>
                    <Link
                      to={tool.path}
                      lang={tool.lang}
                      className="inline-flex min-h-11 items-center gap-2.5 rounded-full border-2 border-current/25 py-1 px-4 font-semibold leading-tight hover:border-current"
                    >
                      <span
                        className={`accent-${tool.accent} size-4 shrink-0 rounded-full border-4 border-(--accent) bg-night`}
                      />
                      {tool.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </NarrowFold>
          </div>
        )}
      </div>
    </Section>
  );
}
