import { Section } from "#app/sections/section.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page.server";

/** Each case study in a row, with its saving at the end. */
export function CaseStudiesSection({ title, all, sampleLabel, items }: HomePage["caseStudies"]) {
  return (
    <Section headingId="case-studies" title={title} sampleLabel={sampleLabel}>
      <div className="mt-4 border-ink border-y-2 sm:mt-12">
        {items.map((item) => (
          <article
            key={item.id}
            lang={item.lang}
            className="grid gap-x-10 gap-y-1.5 border-line border-b py-4 sm:gap-y-3 last:border-0 lg:grid-cols-[1fr_1.4fr_1.1fr] lg:py-8"
          >
            <div>
              <h3 className="text-heading">{item.company}</h3>
              <p className="mt-1 text-soft">{item.industry}</p>
              {item.timeframe && <p className="text-soft max-sm:hidden">{item.timeframe}</p>}
              <SampleLabel label={item.sampleLabel} className="mt-4" />
            </div>
            <p className="lg:text-lg">{unbroken(item.result)}</p>
            {item.savings && (
              <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4 lg:text-end">
                <p className="text-soft">{item.labels.saved}</p>
                <p className="text-balance font-bold font-display text-heading tabular-nums">
                  {unbroken(item.savings)}
                </p>
              </div>
            )}
          </article>
        ))}
      </div>
      <p className="mt-2 lg:mt-8">
        <TextLink to="/case-studies">{all}</TextLink>
      </p>
    </Section>
  );
}
