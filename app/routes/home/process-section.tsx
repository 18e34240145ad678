import { Section } from "#app/sections/section.tsx";
import type { HomePage } from "./home-page.server";

/** Four beads on the thread: across the page where there is room, down it where there is not. */
export function ProcessSection({ title, intro, steps }: HomePage["process"]) {
  return (
    <Section id="process" ground="night" className="overflow-x-clip" title={title} intro={intro}>
      <ol className="relative mt-6 grid gap-4 before:absolute before:inset-y-5 before:start-5 before:w-0.5 before:bg-night-soft sm:mt-14 sm:gap-10 lg:grid-cols-4 lg:gap-8 lg:before:start-[calc(-1*clamp(var(--gutter)/2,25vw-19rem,3rem))] lg:before:end-[-50vw] lg:before:top-[1.2rem] lg:before:h-0.5 lg:before:w-auto">
        {steps.map((step) => (
          <li key={step.title} className="relative grid grid-cols-[2.5rem_1fr] gap-x-5 lg:block">
            <span className="relative block size-10 rounded-full border-10 border-(--accent) bg-night ring-4 ring-night" />
            <div className="lg:mt-6">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
                <h3 className="text-heading">{step.title}</h3>
                <p className="font-semibold text-night-soft tabular-nums lg:mt-1">{step.duration}</p>
              </div>
              <p className="mt-1.5 text-night-soft sm:mt-3">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
