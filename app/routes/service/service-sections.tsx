import { PageHero } from "#app/sections/page-hero.tsx";
import { Section } from "#app/sections/section.tsx";
import { Cover } from "#app/ui/beadwork.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicePage } from "./service-page.server";

/** The title with price and duration, beside the service's cover from the overview. */
export function HeroSection({ id, title, tagline, breadcrumbs, facts, ask, pricing }: ServicePage["hero"]) {
  return (
    <PageHero
      accent={7}
      title={title}
      intro={tagline}
      breadcrumbs={breadcrumbs}
      picture={<Cover id={id} accent={7} className="aspect-3/2 rounded-card lg:aspect-4/5 lg:w-96" />}
    >
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="text-soft">{fact.label}</dt>
            <dd className="font-bold font-display text-heading tabular-nums">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-2 sm:mt-8 sm:gap-3">
        <JumpLink href="#enquiry" className="grow max-sm:px-3 sm:grow-0">
          {ask}
        </JumpLink>
        <JumpLink href="#pricing" variant="quiet" className="grow max-sm:px-3 sm:grow-0">
          {pricing}
        </JumpLink>
      </div>
    </PageHero>
  );
}

/** The width of each tile in a row of six columns, by the number of tiles. */
const spans: Record<number, string[]> = {
  1: ["lg:col-span-6"],
  2: ["lg:col-span-3", "lg:col-span-3"],
  3: ["lg:col-span-2", "lg:col-span-2", "lg:col-span-2"],
  4: ["lg:col-span-4", "lg:col-span-2", "lg:col-span-2", "lg:col-span-4"],
  5: ["lg:col-span-3", "lg:col-span-3", "lg:col-span-2", "lg:col-span-2", "lg:col-span-2"],
  6: ["lg:col-span-4", "lg:col-span-2", "lg:col-span-2", "lg:col-span-4", "lg:col-span-4", "lg:col-span-2"],
};

/** What the service includes, as tiles. */
export function OfferSection({ title, items }: ServicePage["offer"]) {
  return (
    <section className="thread pb-section" aria-labelledby="offer">
      <span className="thread-bead top-3" />
      <div className="measure">
        <SectionHeading id="offer" title={title} />
        <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-6">
          {items.map((item, index) => (
            <li key={item.title} className={`bg-card p-6 sm:p-9 ${spans[items.length]?.[index]}`}>
              <h3 className="text-heading">{item.title}</h3>
              <p className="mt-3 max-w-prose text-soft">{unbroken(item.description)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The phases down a timeline, each with what the customer receives. */
export function ProcessSection({ title, deliverables, phases }: ServicePage["process"]) {
  return (
    <Section headingId="process" ground="night" title={title}>
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

export function BenefitsSection({ title, items }: ServicePage["benefits"]) {
  return (
    <Section headingId="benefits" layout="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2.2fr]">
      <SectionHeading id="benefits" title={title} />
      <CheckList items={items} className="gap-x-10 text-lg leading-snug sm:grid-cols-2" />
    </Section>
  );
}

export function UseCasesSection({ title, sampleLabel, items }: ServicePage["useCases"]) {
  return (
    <Section headingId="use-cases" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <ul className={`mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 ${columns[items.length]}`}>
        {items.map((item) => (
          <li key={item.title}>
            <span className="block h-1.5 w-16 rounded-full bg-(--accent)" />
            <h3 className="mt-5 text-heading">{unbroken(item.title)}</h3>
            <p className="mt-3 text-soft">{unbroken(item.description)}</p>
            <SampleLabel label={item.sampleLabel} className="mt-4" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const columns = ["", "", "", "lg:grid-cols-3", "lg:grid-cols-4"];
