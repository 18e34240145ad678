import { SectionHeading } from "#app/ui/heading.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ToolPage } from "./tool-page.server";

/** Each case: the situation, the result, and its figures. */
export function UseCasesSection({ title, sampleLabel, items, ...labels }: ToolPage["useCases"]) {
  return (
    <section
      id="examples"
      className="thread bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="use-cases"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure py-section">
        <SectionHeading id="use-cases" title={title} sampleLabel={sampleLabel} />
        <div className="mt-6 grid gap-4 sm:mt-12 sm:gap-5">
          {items.map((item) => (
            <article
              key={item.title}
              className={`grid overflow-hidden rounded-card border border-line bg-card ${item.metrics.length > 0 ? "lg:grid-cols-[1fr_19rem]" : ""}`}
            >
              <div className="p-5 sm:p-9">
                <SampleLabel label={item.sampleLabel} className="mb-2 sm:mb-3" />
                <NarrowFold
                  heading="h3"
                  headingClasses="max-w-xl text-heading"
                  title={item.title}
                  group="case"
                >
                  <dl className="mt-3 grid gap-x-10 gap-y-4 sm:mt-5 sm:gap-y-5 md:grid-cols-2">
                    <div>
                      <dt className="font-semibold">{labels.scenario}</dt>
                      <dd className="mt-1 text-soft">{unbroken(item.scenario)}</dd>
                    </div>
                    <div>
                      <dt className="font-semibold">{labels.result}</dt>
                      <dd className="mt-1">{unbroken(item.result)}</dd>
                    </div>
                  </dl>
                </NarrowFold>
              </div>
              {item.metrics.length > 0 && (
                <dl className="grid content-center gap-2 border-(--accent) border-t-8 bg-night px-5 py-4 text-on-night sm:gap-5 sm:p-9 sm:max-lg:grid-cols-3 lg:border-s-8 lg:border-t-0">
                  {item.metrics.map(({ label, value }) => (
                    <div
                      key={label}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 sm:flex-col-reverse sm:items-start sm:justify-end"
                    >
                      <dt className="text-night-soft">{label}</dt>
                      <dd className="text-balance font-bold font-display text-heading tabular-nums max-sm:text-lg">
                        {value}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
