import { CustomersWords } from "#app/sections/case-study-section.tsx";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { BeadCount } from "#app/ui/bead-count.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Metric } from "#app/ui/stat.tsx";
import type { CaseStudiesPage } from "./case-studies-page.server";

/** One story: what it saves on one side, the customer's words and how it comes about on the other. */
export function Story({
  accent,
  more,
  labels,
  isTurned,
  ...study
}: CaseStudiesPage["stories"][number] & { isTurned: boolean }) {
  const beads = study.metrics.find((metric) => metric.beads)?.beads;
  return (
    <article
      id={study.id}
      lang={study.lang}
      aria-labelledby={`${study.id}-title`}
      className={`accent-${accent} thread ${isTurned ? "border-line border-y bg-sunk [--thread-ground:var(--color-sunk)]" : ""}`}
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div
        className={`measure grid gap-x-20 gap-y-2 py-section sm:gap-y-10 ${isTurned ? "lg:grid-cols-[1.7fr_1fr]" : "lg:grid-cols-[1fr_1.7fr]"}`}
      >
        <div className={isTurned ? "lg:order-last" : ""}>
          <h2 id={`${study.id}-title`} className="text-title">
            {study.company}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft max-sm:justify-between">
            {study.industry} <SampleLabel label={study.sampleLabel} />
          </p>
          {(study.savings || study.timeframe) && (
            <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 sm:mt-8 sm:grid sm:gap-5">
              {study.savings && (
                <div>
                  <dt className="text-soft">{labels.saved}</dt>
                  <dd className="text-balance font-bold font-display text-heading tabular-nums">
                    {study.savings}
                  </dd>
                </div>
              )}
              {study.timeframe && (
                <div>
                  <dt className="text-soft">{labels.timeframe}</dt>
                  <dd className="font-semibold">{study.timeframe}</dd>
                </div>
              )}
            </dl>
          )}
          {more && (
            <p className="mt-1 sm:mt-6">
              <TextLink to={more.path}>{more.label}</TextLink>
            </p>
          )}
        </div>
        <div>
          {study.quote && (
            <div className="mb-4 sm:mb-8">
              <CustomersWords {...study} />
            </div>
          )}
          <p className="text-intro max-sm:text-base">{study.result}</p>
          <div className="mt-3 grid grid-cols-2 gap-x-6 sm:mt-8 sm:gap-x-10">
            <div className="border-line border-t-4 has-open:max-sm:col-span-full sm:pt-3">
              <NarrowFold heading="h3" headingClasses="font-semibold text-soft" title={labels.challenge}>
                <p className="pb-4 sm:mt-3 sm:pb-0">{study.challenge}</p>
              </NarrowFold>
            </div>
            <div className="border-(--accent) border-t-4 has-open:max-sm:col-span-full sm:pt-3">
              <NarrowFold heading="h3" headingClasses="font-semibold" title={labels.solution}>
                <p className="pb-4 sm:mt-3 sm:pb-0">{study.solution}</p>
              </NarrowFold>
            </div>
          </div>
          {beads && (
            <div className="mt-3 sm:mt-8">
              <BeadCount {...beads} />
            </div>
          )}
          {study.metrics.length > 0 && (
            <dl className="mt-3 grid gap-x-8 gap-y-1 border-ink border-y-2 py-3 sm:mt-6 sm:grid-cols-3 sm:py-5">
              {study.metrics.map((metric) => (
                <Metric key={metric.label} {...metric} />
              ))}
            </dl>
          )}
          {study.sum && (
            <details className="mt-1 sm:mt-4">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
                {labels.sum}
              </summary>
              <div className="mt-3 max-w-2xl rounded-card border border-line bg-card p-6 sm:p-8">
                <SumLines {...study.sum} />
              </div>
            </details>
          )}
        </div>
      </div>
    </article>
  );
}
