import type { WorkedCaseStudy } from "#app/roi/case-studies.ts";
import { Section } from "#app/sections/section.tsx";
import { BeadFigure } from "#app/ui/bead-counts.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { Link } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { Metric, Stat } from "#app/ui/stat.tsx";
import { unbreakableFigures, unbroken } from "#app/ui/unbroken.tsx";

/** A customer's case: the problem, the solution and the result. The heading says the result in a few words. */
export function CaseStudySection({ labels, ...study }: WorkedCaseStudy) {
  const beads = study.metrics.find((metric) => metric.beads)?.beads;
  return (
    <Section
      headingId="case-study"
      title={study.headline || study.company}
      intro={[study.headline && study.company, study.industry].filter(Boolean).join(" · ")}
      sampleLabel={study.sampleLabel}
    >
      <div lang={study.lang} className={`accent-${study.accent} mt-lead overflow-hidden card`}>
        <div className="pattern-border" />
        <div className="grid gap-x-16 gap-y-4 p-4 sm:gap-y-10 sm:p-10 lg:grid-cols-[1fr_auto] lg:p-14">
          {study.quote && <CustomerQuote {...study} before={labels.before} />}
          <dl className="grid content-start gap-2 sm:gap-6">
            {study.savings && <Stat value={study.savings} label={labels.saved} />}
            {study.timeframe && <Metric value={study.timeframe} label={labels.timeframe} />}
          </dl>
        </div>
        <div className="grid gap-x-28 border-line border-t px-4 py-1 sm:gap-y-6 sm:p-10 lg:grid-cols-half lg:px-14">
          <Part title={labels.challenge} text={study.challenge} />
          <Part title={labels.solution} text={study.solution} />
        </div>
        <div className="grid gap-x-28 gap-y-4 border-line border-t p-4 sm:p-10 lg:grid-cols-half lg:px-14">
          <div>
            <h3 className="text-xl">{labels.result}</h3>
            <p className="mt-1 max-w-prose sm:mt-2">
              {unbroken(study.result, unbreakableFigures)}{" "}
              {study.sum && (
                <Link to={`/case-studies#${study.id}`} className="text-link">
                  {labels.sum}
                </Link>
              )}
            </p>
          </div>
          {beads && (
            <div className="bead-rows max-w-md [--thread-ground:var(--color-card)]">
              <BeadFigure {...beads} />
            </div>
          )}
        </div>
        {study.metrics.length > 0 && (
          <dl className="grid gap-2 border-line border-t bg-sunk p-4 sm:gap-6 sm:grid-cols-3 sm:p-10 lg:px-14">
            {study.metrics.map((metric) => (
              <Metric key={metric.label} {...metric} />
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}

/** On a phone it is folded, because quote, result and figures are more important. */
function Part({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-sm:not-first:border-t max-sm:border-line">
      <NarrowFold heading="h3" headingClasses="text-xl" title={title}>
        <p className="max-w-prose pb-3 text-soft sm:mt-2 sm:pb-0">{unbroken(text, unbreakableFigures)}</p>
      </NarrowFold>
    </div>
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
  size = "text-heading",
}: Omit<WorkedCaseStudy, "labels"> & { before: string; size?: "text-heading" | "text-title" }) {
  return (
    <figure>
      {quoteTime === "before" && <p className="mb-1 font-semibold text-soft">{before}</p>}
      <blockquote
        className={`text-balance font-bold font-display sm:-indent-[0.44em] print:indent-0 ${size}`}
      >
        “{unbroken(quote ?? "", unbreakableFigures)}”
      </blockquote>
      <figcaption className="mt-3 flex items-center gap-4 sm:mt-6">
        {/* Without “Dr”, because the portrait shows the initials. */}
        <Portrait
          id={id}
          name={(quotedPerson?.name ?? company).replace("Dr ", "")}
          accent={accent}
          className="size-12 sm:size-16"
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
