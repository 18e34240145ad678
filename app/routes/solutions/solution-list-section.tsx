import { Illustration } from "#app/illustrations/illustration.tsx";
import { Section } from "#app/sections/section.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { SolutionIntro, type SolutionProps } from "./solution-parts";

/** What it does above its benefits, one to a line. */
export function SolutionListSection(solution: SolutionProps) {
  const { id, lang, accent, illustration, benefits } = solution;
  return (
    <Section
      anchor={id}
      id={`${id}-title`}
      lang={lang}
      ground="sunk"
      className={`accent-${accent}`}
      layout="grid gap-x-20 gap-y-5 sm:gap-y-12 lg:grid-cols-[1fr_1.15fr]"
    >
      <div className="lg:sticky lg:top-32 lg:self-start">
        <SolutionIntro {...solution} />
      </div>
      <div>
        <Illustration {...illustration} className="mb-3 sm:mb-10" />
        {benefits.items.length > 0 && (
          <div>
            <NarrowFold heading="h3" headingClasses="font-semibold" title={benefits.title}>
              <ul className="mt-4 border-ink border-t-2">
                {benefits.items.map((benefit) => (
                  <li
                    key={benefit}
                    className="flex items-baseline gap-5 border-edge/50 border-b py-3.5 font-bold font-display text-lg leading-snug"
                  >
                    <span className="size-3 shrink-0 rounded-full bg-(--accent)" />
                    {benefit}
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
