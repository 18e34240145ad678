import type { WorkedCaseStudy } from "#app/roi/case-studies.ts";
import { Section } from "#app/sections/section.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { Metric, Stat } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

type CaseStudySectionProps = WorkedCaseStudy & { title: string };

export function CaseStudySection({ title, labels, ...study }: CaseStudySectionProps) {
  return (
    <Section headingId="case-study" title={title} intro={study.industry} sampleLabel={study.sampleLabel}>
      <div lang={study.lang} className="mt-lead overflow-hidden card">
        <div className="pattern-border" />
        <div className="grid gap-x-16 gap-y-10 p-6 sm:p-10 lg:grid-cols-[1fr_auto] lg:p-14">
          <div>
            {study.quote && <CustomerQuote {...study} before={labels.before} />}
            <h3 className="font-semibold not-first:mt-8">{labels.result}</h3>
            <p className="mt-2 max-w-prose text-soft">{unbroken(study.result)}</p>
          </div>
          <dl className="grid content-start gap-6">
            {study.savings && <Stat value={study.savings} label={labels.saved} />}
            {study.timeframe && <Metric value={study.timeframe} label={labels.timeframe} />}
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
    </Section>
  );
}

/**
 * The quote and the person quoted; without a person, the customer's name.
 * @param before the label of a quote from before the project
 */
export function CustomerQuote({
  id,
  quote,
  quoteTime,
  quotedPerson,
  company,
  accent,
  before,
}: Omit<WorkedCaseStudy, "labels"> & { before: string }) {
  return (
    <figure>
      {quoteTime === "before" && <p className="mb-1 font-semibold text-soft">{before}</p>}
      <blockquote className="font-bold font-display text-heading">“{unbroken(quote ?? "")}”</blockquote>
      <figcaption className="mt-3 flex items-center gap-4 sm:mt-6">
        {/* Without “Dr”, because the portrait shows the initials. */}
        <Portrait
          id={id}
          name={(quotedPerson?.name ?? company).replace("Dr ", "")}
          accent={accent}
          className="size-10 sm:size-16"
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
