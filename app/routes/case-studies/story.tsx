import { CustomerQuote } from "#app/sections/case-study-section.tsx";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { BeadFigure } from "#app/ui/bead-counts.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Metric } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { CaseStudiesPage } from "./case-studies-page";

type StoryProps = CaseStudiesPage["stories"][number] & { isTurned: boolean };

export function Story({ more, labels, isTurned, ...study }: StoryProps) {
  const figures = [
    ...(study.savings ? [{ label: labels.saved, value: study.savings }] : []),
    ...(study.timeframe ? [{ label: labels.timeframe, value: study.timeframe }] : []),
    ...study.metrics,
  ];
  const beads = study.metrics.find((metric) => metric.beads)?.beads;
  return (
    <article
      id={study.id}
      lang={study.lang}
      aria-labelledby={`${study.id}-title`}
      className={`accent-${study.accent} thread bg-(--thread-ground) [--thread-ground:color-mix(in_oklab,var(--accent)_14%,var(--color-card))] dark:[--thread-ground:color-mix(in_oklab,var(--accent)_10%,var(--color-paper))]`}
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div
        className={`measure grid gap-x-20 gap-y-2 py-section sm:gap-y-10 ${isTurned ? "lg:grid-cols-wide" : "lg:grid-cols-narrow"}`}
      >
        <div className={`lg:sticky lg:top-28 lg:self-start ${isTurned ? "lg:order-last" : ""}`}>
          <div className="flex items-center gap-4">
            <BeadMark id={study.id} accent={study.accent} className="size-14" />
            <div>
              <h2 id={`${study.id}-title`} className="text-title">
                {study.company}
              </h2>
              <p className="mt-1 text-soft leading-snug">{study.industry}</p>
              <SampleLabel label={study.sampleLabel} className="block" />
            </div>
          </div>
          {figures.length > 0 && (
            <dl className="mt-3 grid gap-x-6 gap-y-1 border-ink border-y-2 py-2 sm:mt-6 sm:gap-y-5 sm:grid-cols-2 sm:py-5 sm:*:first:col-span-2 sm:[&>:first-child>dd]:text-large">
              {figures.map((figure) => (
                <Metric key={figure.label} {...figure} />
              ))}
            </dl>
          )}
          {more && (
            <p className="mt-1 sm:mt-3">
              <TextLink to={more.path}>{more.label}</TextLink>
            </p>
          )}
        </div>
        <div>
          {study.quote && (
            <div className="mb-4 sm:mb-8">
              <CustomerQuote {...study} before={labels.before} />
            </div>
          )}
          <p className="text-intro max-sm:text-base">{unbroken(study.result)}</p>
          {beads && (
            <div className={`mt-3 sm:mt-6 ${beads.kind === "change" ? "max-w-xl" : "max-w-lg"}`}>
              <BeadFigure {...beads} />
            </div>
          )}
          <div className="mt-3 grid grid-cols-2 gap-x-6 sm:mt-8 sm:gap-x-10">
            <div className="border-line border-t-4 has-open:max-sm:col-span-full sm:pt-3">
              <NarrowFold heading="h3" headingClasses="font-semibold text-soft" title={labels.challenge}>
                <p className="pb-4 sm:mt-3 sm:pb-0">{unbroken(study.challenge)}</p>
              </NarrowFold>
            </div>
            <div className="border-(--accent) border-t-4 has-open:max-sm:col-span-full sm:pt-3">
              <NarrowFold heading="h3" headingClasses="font-semibold" title={labels.solution}>
                <p className="pb-4 sm:mt-3 sm:pb-0">{unbroken(study.solution)}</p>
              </NarrowFold>
            </div>
          </div>
          {study.sum && (
            <details className="mt-1 sm:mt-4">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
                {labels.sum}
              </summary>
              <div className="mt-3 max-w-2xl card p-6 sm:p-8">
                <SumLines {...study.sum} />
              </div>
            </details>
          )}
        </div>
      </div>
    </article>
  );
}
