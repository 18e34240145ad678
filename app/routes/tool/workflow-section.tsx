import { SectionHeading } from "#app/ui/heading.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ToolPage } from "./tool-page.server";

/** Its steps beside each other, where there is room. */
export function WorkflowSection({ title, steps }: ToolPage["workflow"]) {
  return (
    <section
      className="thread bg-night py-section text-on-night [--thread-ground:var(--color-night)]"
      aria-labelledby="workflow"
    >
      <div className="measure">
        <SectionHeading id="workflow" title={title} onNight />
      </div>
      <ol className="mt-6 grid gap-5 sm:mt-5 sm:gap-8 lg:measure lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.label} className="relative lg:border-(--accent) lg:border-t-4 lg:pt-5">
            <span className="thread-bead top-0.5 lg:hidden" />
            <div className="max-lg:measure">
              <p className="font-semibold text-night-soft tabular-nums">{step.label}</p>
              <NarrowFold
                heading="h3"
                headingClasses="text-heading "
                title={step.title}
                group="step"
                isOpen={index === 0}
              >
                <div className="mt-2 grid gap-x-14 gap-y-3 sm:max-lg:grid-cols-2">
                  <p className="max-w-prose text-night-soft">{unbroken(step.description)}</p>
                  {step.details.length > 0 && (
                    <ul className="self-start">
                      {step.details.map((detail) => (
                        <li
                          key={detail}
                          className="border-night-line border-t py-1.5 leading-snug last:border-b"
                        >
                          {detail}
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </NarrowFold>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
