import type { WorkedCaseStudy } from "#app/roi/case-studies.server.ts";
import { Portrait } from "#app/ui/beadwork.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Metric } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

type CaseStudySectionProps = WorkedCaseStudy & {
  title: string;
  /** Whether the page's thread passes by. */
  isOnThread?: boolean;
};

/** One customer: what was said, what was saved, and how it came about. */
export function CaseStudySection({ title, isOnThread = false, labels, ...study }: CaseStudySectionProps) {
  return (
    <section className={`pb-section ${isOnThread ? "thread" : ""}`} aria-labelledby="case-study">
      {isOnThread && <span className="thread-bead top-3" />}
      <div className="measure">
        <SectionHeading id="case-study" title={title} intro={study.industry} />
        <SampleLabel label={study.sampleLabel} className="mt-5" />
        <div lang={study.lang} className="mt-6 overflow-hidden rounded-card border border-line bg-card">
          <div className="kanga-edge" />
          <div className="grid gap-x-16 gap-y-10 p-6 sm:p-10 lg:grid-cols-[1.5fr_1fr] lg:p-14">
            {study.quote && <CustomersWords {...study} />}
            <dl className="grid content-start gap-6">
              {study.savings && (
                <div>
                  <dt className="text-soft">{labels.saved}</dt>
                  <dd className="text-balance font-bold font-display text-title tabular-nums">
                    {unbroken(study.savings)}
                  </dd>
                </div>
              )}
              <div>
                <dt className="text-soft">{labels.result}</dt>
                <dd className="font-semibold">{unbroken(study.result)}</dd>
              </div>
              {study.timeframe && (
                <div>
                  <dt className="text-soft">{labels.timeframe}</dt>
                  <dd className="font-semibold">{study.timeframe}</dd>
                </div>
              )}
            </dl>
          </div>
          {study.metrics.length > 0 && (
            <dl className="grid gap-3 border-line border-y bg-sunk p-6 sm:gap-6 sm:grid-cols-3 sm:p-10 lg:px-14">
              {study.metrics.map((metric) => (
                <Metric key={metric.label} {...metric} />
              ))}
            </dl>
          )}
          <div className="grid gap-x-16 gap-y-6 p-6 sm:p-10 lg:grid-cols-2 lg:px-14">
            <div>
              <h3 className="font-semibold">{labels.challenge}</h3>
              <p className="mt-2 max-w-prose text-soft">{unbroken(study.challenge)}</p>
            </div>
            <div>
              <h3 className="font-semibold">{labels.solution}</h3>
              <p className="mt-2 max-w-prose text-soft">{unbroken(study.solution)}</p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The quote, with who says it, or else the customer's name alone. */
export function CustomersWords({
  id,
  quote,
  quotedPerson,
  company,
}: Pick<WorkedCaseStudy, "id" | "quote" | "quotedPerson" | "company">) {
  return (
    <figure>
      <blockquote className="font-bold font-display text-xl leading-tight sm:text-3xl">
        “{unbroken(quote ?? "")}”
      </blockquote>
      <figcaption className="mt-1 flex items-center gap-4 sm:mt-6">
        {/* “Dr” is not among the initials. */}
        <Portrait
          id={id}
          name={(quotedPerson?.name ?? company).replace("Dr ", "")}
          className="size-16 max-sm:hidden"
        />
        <span>
          <span className="block font-semibold">{quotedPerson?.name ?? company}</span>
          {quotedPerson && (
            <span className="block text-soft">
              {quotedPerson.role}, {company}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
