import { Illustration } from "#app/illustrations/illustration.tsx";
import { Section } from "#app/sections/section.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { SolutionsPage } from "./solutions-page.server";

type SolutionProps = SolutionsPage["solutions"][number] & {
  ground: "paper" | "sunk" | "night";
  /** Whether the picture comes first, where there is room for two columns. */
  isTurned: boolean;
};

/**
 * A solution: its name, its picture, and what it does. On a phone only a line of that is shown; the rest is folded, and the
 * picture is above it.
 */
export function SolutionSection({ ground, isTurned, benefits, tools, ...solution }: SolutionProps) {
  const { id, lang, accent } = solution;
  const words = isTurned ? "lg:col-start-2" : "";
  const soft = ground === "night" ? "text-night-soft" : "text-soft";
  return (
    <Section
      id={id}
      headingId={`${id}-title`}
      lang={lang}
      ground={ground}
      className={`accent-${accent}`}
      layout={`grid items-center gap-x-16 gap-y-2 sm:gap-y-4 lg:grid-rows-[auto_1fr] ${isTurned ? "lg:grid-cols-[1.3fr_1fr]" : "lg:grid-cols-[1fr_1.3fr]"}`}
    >
      <div className={`self-end ${words}`}>
        <h2 id={`${id}-title`} className="text-title max-sm:text-heading">
          {solution.title}
        </h2>
        <p className={`sm:hidden ${soft}`}>{solution.line}</p>
      </div>
      <Illustration
        {...solution.illustration}
        className={`self-start lg:row-span-2 lg:row-start-1 lg:self-center ${isTurned ? "" : "lg:col-start-2"}`}
      />
      <div className={`self-start ${words}`}>
        <details className="narrow-fold group/fold">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            {benefits.title}
            <Icon name="chevron-down" className="size-5 shrink-0 group-open/fold:rotate-180" />
          </summary>
          <p className={`max-w-prose sm:text-intro ${soft}`}>{unbroken(solution.description)}</p>
          {benefits.items.length > 0 && (
            <CheckList items={benefits.items} className="mt-3 gap-x-8 sm:mt-5 sm:grid-cols-2" />
          )}
          {tools.items.length > 0 && (
            <>
              <h3 className="mt-5 font-semibold">{tools.title}</h3>
              <ul className="mt-3 mb-4 flex flex-wrap gap-2">
                {tools.items.map((tool) => (
                  <li key={tool.id}>
                    <Link
                      to={tool.path}
                      lang={tool.lang}
                      className="inline-flex min-h-11 items-center gap-2.5 rounded-full border-2 border-current/25 py-1 ps-1.5 pe-4 font-semibold leading-tight hover:border-current"
                    >
                      <BeadMark id={tool.id} accent={tool.accent} className="size-7" />
                      {tool.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </details>
        <ButtonLink
          to={solution.path}
          variant={ground === "night" ? "night" : "quiet"}
          className="max-sm:min-h-11 max-sm:py-1.5 sm:mt-5"
        >
          {solution.more}
        </ButtonLink>
      </div>
    </Section>
  );
}
