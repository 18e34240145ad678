import { Illustration } from "#app/illustrations/illustration.tsx";
import { Section } from "#app/sections/section.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { SolutionIntro, type SolutionProps } from "./solution-parts";

/** Beside what it does, with the benefits on a line below, or beside one where the page is narrow. */
export function SolutionPictureSection(solution: SolutionProps) {
  const { id, lang, accent, illustration, benefits, isMirrored } = solution;
  return (
    <Section anchor={id} id={`${id}-title`} lang={lang} className={`accent-${accent}`}>
      <div className="grid items-center gap-x-16 gap-y-5 sm:gap-y-10 lg:grid-cols-2">
        <div className={isMirrored ? "lg:order-last" : ""}>
          <SolutionIntro {...solution} />
        </div>
        <Illustration {...illustration} />
      </div>
      {benefits.items.length > 0 && (
        <div className="sm:mt-14">
          <NarrowFold heading="h3" headingClasses="font-semibold" title={benefits.title}>
            <ul className="mt-5 grid gap-x-8 gap-y-4 sm:max-lg:grid-cols-2 lg:grid-cols-4 lg:border-ink lg:border-t-2">
              {benefits.items.map((benefit) => (
                <li key={benefit} className="relative max-lg:ps-7 lg:pt-6">
                  <span className="lg:-top-2 absolute start-0 top-1.5 size-3.5 rounded-full bg-(--accent) ring-4 ring-paper" />
                  {benefit}
                </li>
              ))}
            </ul>
          </NarrowFold>
        </div>
      )}
    </Section>
  );
}
