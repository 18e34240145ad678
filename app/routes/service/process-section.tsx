import { Section } from "#app/sections/section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicePage } from "./service-page.server";

/** The phases down a timeline, each with what the customer receives. */
export function ProcessSection({ title, deliverables, phases }: ServicePage["process"]) {
  return (
    <Section id="process" ground="night" title={title}>
      <ol className="timeline mt-14 [--line:1.25rem]">
        {phases.map((phase) => (
          <li key={phase.phase} className="grid grid-cols-[2.5rem_1fr] gap-x-5 pb-12 last:pb-0 lg:gap-x-8">
            <span className="relative size-10 rounded-full border-10 border-(--accent) bg-night ring-8 ring-night" />
            <div className="grid gap-x-12 gap-y-5 pt-1 lg:grid-cols-[1fr_1.4fr_1.2fr]">
              <div>
                <h3 className="text-heading">{phase.phase}</h3>
                <p className="mt-1 font-semibold text-night-soft tabular-nums">{phase.duration}</p>
              </div>
              <p className="max-w-prose text-night-soft">{unbroken(phase.description)}</p>
              {phase.deliverables.length > 0 && (
                <div>
                  <h4 className="font-semibold">{deliverables}</h4>
                  <ul className="mt-2 grid gap-1.5">
                    {phase.deliverables.map((deliverable) => (
                      <li key={deliverable} className="flex gap-2.5 text-night-soft">
                        <Icon name="file-text" className="mt-1 size-4" />
                        {deliverable}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
