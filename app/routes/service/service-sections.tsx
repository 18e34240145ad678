import { PageHero } from "#app/sections/page-hero.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepColumn } from "#app/sections/step-row.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { Metric } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Service } from "#data/schemas/service.ts";
import { PhasesDrawing } from "./phases-drawing";
import type { ServicePage } from "./service-page";

export function HeroSection({ facts, ask, pricing, ...hero }: ServicePage["hero"]) {
  return (
    <PageHero {...hero}>
      <dl className="grid gap-2 sm:flex sm:flex-wrap sm:gap-x-12">
        {facts.map((fact) => (
          <Metric key={fact.label} {...fact} />
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 fill-row max-sm:*:px-3 sm:mt-8 sm:gap-3">
        <JumpLink href="#enquiry">{ask}</JumpLink>
        <JumpLink href="#pricing" variant="quiet">
          {pricing}
        </JumpLink>
      </div>
    </PageHero>
  );
}

const spans: Record<number, string[]> = {
  1: ["lg:col-span-6"],
  2: ["lg:col-span-3", "lg:col-span-3"],
  3: ["lg:col-span-2", "lg:col-span-2", "lg:col-span-2"],
  4: ["lg:col-span-4", "lg:col-span-2", "lg:col-span-2", "lg:col-span-4"],
  5: ["lg:col-span-3", "lg:col-span-3", "lg:col-span-2", "lg:col-span-2", "lg:col-span-2"],
  6: ["lg:col-span-4", "lg:col-span-2", "lg:col-span-2", "lg:col-span-4", "lg:col-span-4", "lg:col-span-2"],
};

export function OfferSection({ title, items }: { title: string; items: Service["whatWeOffer"] }) {
  return (
    <Section headingId="offer" title={title}>
      <ul className="mt-lead grid gap-px overflow-hidden card bg-line lg:grid-cols-6">
        {items.map((item, index) => (
          <li
            key={item.title}
            className={`grid grid-cols-[2.5rem_1fr] content-start items-center gap-x-3 gap-y-2 bg-card p-4 sm:grid-cols-[3.5rem_1fr] sm:gap-x-4 sm:gap-y-3 sm:p-9 ${spans[items.length]?.[index]}`}
          >
            <BeadMark id={item.title} icon={item.icon} className="w-full" />
            <h3 className="text-heading">{item.title}</h3>
            <p className="col-span-2 max-w-prose text-soft">{unbroken(item.description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ProcessSectionProps = ServicePage["copy"]["process"] & { phases: Service["process"] };

export function ProcessSection({ title, deliverables, phases }: ProcessSectionProps) {
  return (
    <Section headingId="process" ground="night" className="overflow-x-clip">
      <div className="justify-between gap-x-12 lg:flex">
        <SectionHeading id="process" title={title} onNight />
        <PhasesDrawing />
      </div>
      <StepColumn
        steps={phases.map((phase) => ({
          title: phase.phase,
          duration: phase.duration,
          text: phase.description,
          more: phase.deliverables.length > 0 && (
            <div>
              <NarrowFold heading="h4" headingClasses="font-semibold" title={deliverables}>
                <PointList items={phase.deliverables} mark="dots" className="text-night-soft" />
              </NarrowFold>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

export function BenefitsSection({ title, items }: { title: string; items: Service["benefits"] }) {
  return (
    <Section headingId="benefits" title={title} columns="narrow">
      <PointList items={items} className="leading-snug sm:text-lg sm:leading-snug" />
    </Section>
  );
}

export function PricingSection({ figures, features, factors, notFor, ...copy }: ServicePage["pricing"]) {
  return (
    <Section headingId="pricing" title={copy.title} intro={copy.intro} link={copy.buying}>
      <div className="mt-lead overflow-hidden card card-top">
        <div className="grid gap-x-28 gap-y-2 p-4 sm:gap-y-6 sm:p-10 lg:grid-flow-col lg:auto-cols-fr lg:px-14">
          <dl>
            {figures.map((figure, index) => (
              <div
                key={figure.label}
                className="border-line border-b py-3 first:pt-0 sm:py-4 last:border-0 last:pb-0"
              >
                <dt className="text-soft first-letter:uppercase">{figure.label}</dt>
                <dd
                  className={`font-bold font-display tabular-nums ${index === 0 ? "text-large" : "text-heading"}`}
                >
                  {unbroken(figure.value)}
                </dd>
              </div>
            ))}
          </dl>
          {features.items.length > 0 && (
            <div>
              <NarrowFold heading="h3" title={features.title}>
                <PointList items={features.items} />
              </NarrowFold>
            </div>
          )}
        </div>
        <div className="grid bg-sunk lg:grid-flow-col lg:auto-cols-fr">
          {[
            { ...factors, colour: "" },
            { ...notFor, colour: "[--accent:currentColor]" },
          ].map(
            ({ title, items, colour }) =>
              items.length > 0 && (
                <div
                  key={title}
                  className="border-line border-t px-4 py-1 sm:p-10 lg:not-first:border-s lg:px-14"
                >
                  <NarrowFold heading="h3" title={title}>
                    <PointList items={items} mark="dots" className={colour} />
                  </NarrowFold>
                </div>
              ),
          )}
        </div>
      </div>
    </Section>
  );
}
