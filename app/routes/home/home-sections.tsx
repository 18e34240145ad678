import { Figure } from "#app/illustrations/figure.tsx";
import { type NewsletterCopy, NewsletterForm, withoutScript } from "#app/sections/newsletter-form.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { BeadCount } from "#app/ui/bead-counts.tsx";
import { CardLink, TextLink } from "#app/ui/link.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page";

export function ProcessSection({ title, intro, steps }: HomePage["process"]) {
  return (
    <Section headingId="process" ground="night" className="overflow-x-clip" title={title} intro={intro}>
      <StepRow steps={steps} onNight />
    </Section>
  );
}

export function NewsletterSection(copy: NewsletterCopy) {
  return (
    <section
      data-print="hidden"
      className={`thread pb-section ${withoutScript(copy)}`}
      aria-labelledby="newsletter"
    >
      <div className="measure overflow-hidden card">
        <div className="grid items-end gap-4 p-5 sm:gap-8 sm:p-10 lg:grid-cols-2">
          <div>
            <h2 id="newsletter" className="text-heading">
              {copy.title}
            </h2>
            <p className="mt-2 max-w-prose text-soft">{copy.text}</p>
          </div>
          <NewsletterForm {...copy} />
        </div>
      </div>
    </section>
  );
}

export function CaseStudiesSection({ title, all, sampleLabel, items }: HomePage["caseStudies"]) {
  return (
    <Section headingId="case-studies" title={title} sampleLabel={sampleLabel}>
      <div className="mt-lead border-ink border-y-2">
        {items.map((item) => (
          <article
            key={item.id}
            lang={item.lang}
            className={`accent-${item.accent} grid gap-x-10 gap-y-1 border-line border-b py-3 sm:gap-y-3 sm:py-4 last:border-0 lg:grid-cols-[1fr_1.4fr_1.1fr] lg:py-8`}
          >
            <div>
              <h3 className="text-heading">{item.company}</h3>
              <p className="mt-1 text-soft">{item.industry}</p>
              {item.timeframe && <p className="text-soft max-sm:hidden">{item.timeframe}</p>}
              <SampleLabel label={item.sampleLabel} className="mt-4" />
            </div>
            <div>
              <p className="lg:text-lg">{unbroken(item.result)}</p>
              {item.metrics.slice(0, 1).map(
                ({ label, beads }) =>
                  beads && (
                    <div key={label} className="mt-1 sm:mt-4">
                      <BeadCount {...beads} />
                    </div>
                  ),
              )}
            </div>
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

export function PostsSection({ title, all, items }: HomePage["posts"]) {
  return (
    <Section headingId="posts" title={title}>
      <div className="mt-lead grid gap-x-10 gap-y-4 sm:gap-y-8 lg:grid-cols-wide lg:grid-rows-[auto_1fr]">
        {items.map((item, index) => (
          <article
            key={item.id}
            lang={item.lang}
            className={`group relative ${index === 0 ? "lg:row-span-2" : ""}`}
          >
            {index === 0 && <Figure {...item} className="min-h-72 max-sm:hidden" />}
            <div
              className={
                index === 0
                  ? "max-sm:border-line max-sm:border-t-2 max-sm:pt-3 sm:mt-5"
                  : "border-line border-t-2 pt-3"
              }
            >
              <p className="text-sm text-soft">
                {item.category} · <time dateTime={item.date}>{item.dateLabel}</time> · {item.readTime}
                {item.sampleLabel && ` · ${item.sampleLabel}`}
              </p>
              <h3 className={`mt-1.5 sm:mt-2 ${index === 0 ? "text-heading sm:text-large" : "text-heading"}`}>
                <CardLink to={item.path}>{unbroken(item.title)}</CardLink>
              </h3>
              <p className={`max-w-prose text-soft max-sm:hidden ${index === 0 ? "mt-4" : "mt-2"}`}>
                {unbroken(item.excerpt)}
              </p>
            </div>
          </article>
        ))}
      </div>
      <p className="mt-3 sm:mt-10">
        <TextLink to="/blog">{all}</TextLink>
      </p>
    </Section>
  );
}
