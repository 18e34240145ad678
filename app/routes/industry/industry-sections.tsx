import { Illustration } from "#app/illustrations/illustration.tsx";
import { ListFold } from "#app/sections/list-fold.tsx";
import { OfferRow } from "#app/sections/offer-row.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Section } from "#app/sections/section.tsx";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { PatternBand } from "#app/ui/beadwork.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Industry } from "#data/schemas/industry.ts";
import type { IndustryPage } from "./industry-page";

export function HeroSection({ id, ask, example, accent, illustration, ...words }: IndustryPage["hero"]) {
  return (
    <div className="lg:[&_h1]:text-headline">
      <PageHero
        {...words}
        {...(accent && { accent })}
        picture={
          illustration && (
            <div className="overflow-hidden rounded-card lg:w-[min(40vw,36rem)]">
              <PatternBand id={`industry ${id}`} accent={accent} />
              <Illustration {...illustration} className="rounded-none" />
            </div>
          )
        }
      >
        <div className="flex flex-wrap gap-3 fill-row">
          <JumpLink href="#enquiry">{ask}</JumpLink>
          {example && (
            <JumpLink href="#example" variant="quiet">
              {example}
            </JumpLink>
          )}
        </div>
      </PageHero>
    </div>
  );
}

export function PainsSection({ title, items }: { title: string; items: Industry["pains"] }) {
  return (
    <Section headingId="pains" ground="sunk" title={title}>
      <ul className="mt-lead border-ink border-t-2">
        {items.map(({ saying, description }) => (
          <li
            key={saying}
            className="grid gap-x-16 gap-y-2 border-line border-t py-6 first:border-0 lg:grid-cols-wide lg:items-baseline lg:py-8"
          >
            <h3 className="text-heading sm:-indent-[0.44em]">
              <span aria-hidden="true">“</span>
              {unbroken(saying)}
              <span aria-hidden="true">”</span>
            </h3>
            <p className="max-w-prose text-soft">{unbroken(description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FitsSection({ title, items }: IndustryPage["fits"]) {
  return (
    <Section headingId="fits" title={title} columns="narrow" isHeadingSticky>
      <ul className="timeline [--line:2.5rem] max-lg:[--line-width:0]">
        {items.map((item) => (
          <OfferRow key={item.path} {...item} className="pb-10 last:pb-0" />
        ))}
      </ul>
    </Section>
  );
}

export function ExampleSection({ ledger, caveat, pays, ...example }: NonNullable<IndustryPage["example"]>) {
  return (
    <Section headingId="example" ground="night" columns="half">
      <div>
        <SectionHeading id="example" title={example.title} intro={example.note} onNight />
        <h3 className="mt-lead text-heading">{example.assumptions}</h3>
        <PointList items={example.items} mark="dots" className="text-night-soft" />
        <h3 className="mt-lead text-heading">{caveat.title}</h3>
        <p className="mt-2 max-w-prose text-night-soft">{unbroken(caveat.text)}</p>
        <ListFold {...pays} />
      </div>
      <div className="self-start card card-top p-6 text-ink sm:p-9">
        <h3 className="text-heading">{example.name}</h3>
        <p className="mt-2 text-soft">{unbroken(example.situation)}</p>
        <h4 className="mt-7 border-ink border-b-2 pb-2 font-semibold">{example.sum}</h4>
        <SumLines {...ledger} />
      </div>
    </Section>
  );
}
