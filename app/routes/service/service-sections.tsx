import { PageHero } from "#app/sections/page-hero.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepColumn } from "#app/sections/step-row.tsx";
import { Cover } from "#app/ui/beadwork.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { Metric } from "#app/ui/stat.tsx";
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
      picture={<Cover id={id} accent={7} className="aspect-5/2 rounded-card lg:aspect-5/4 lg:w-112" />}
    >
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {facts.map((fact) => (
          <Metric key={fact.label} {...fact} />
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
    <section className="thread on-paper pb-section" aria-labelledby="offer">
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

/** The phases, each with what the customer receives. */
export function ProcessSection({ title, deliverables, phases }: ServicePage["process"]) {
  return (
    <Section headingId="process" ground="night" title={title}>
      <StepColumn
        steps={phases.map((phase) => ({
          title: phase.phase,
          duration: phase.duration,
          text: phase.description,
          more: phase.deliverables.length > 0 && (
            <div>
              <h4 className="font-semibold">{deliverables}</h4>
              <ul className="points dots text-night-soft">
                {phase.deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

export function BenefitsSection({ title, items }: ServicePage["benefits"]) {
  return (
    <Section headingId="benefits" title={title} layout="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2.2fr]">
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
