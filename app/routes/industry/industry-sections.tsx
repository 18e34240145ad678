import { OfferRow } from "#app/sections/offer-row.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Section } from "#app/sections/section.tsx";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { Cover } from "#app/ui/beadwork.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import type { Industry } from "#data/schemas/industry.ts";
import type { IndustryPage } from "./industry-page";

export function HeroSection({ id, ask, example, accent, illustration, ...words }: IndustryPage["hero"]) {
  return (
    // A border in the colour of the page separates the picture from the pattern above and below it. Otherwise the rest of a half covered band looks like a fault.
    <div className="relative lg:[&_figure]:rounded-none lg:[&_h1]:text-headline lg:[&_figure]:shadow-[0_0_0_10px_var(--color-paper)]">
      <div className="absolute inset-y-0 end-[max(var(--gutter),50%-38rem)] w-[min(40vw,36rem)] -z-10 max-lg:hidden dark:after:absolute dark:after:inset-0 dark:after:bg-[color-mix(in_oklab,var(--accent)_50%,var(--color-night))] dark:after:mix-blend-multiply">
        <Cover id={`industry ${id}`} accent={accent} className="h-full" />
      </div>
      <PageHero {...words} {...(accent && { accent })} illustration={illustration || undefined}>
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
            <h3 className="text-large sm:-indent-[0.44em]">
              <span aria-hidden="true">“</span>
              {saying}
              <span aria-hidden="true">”</span>
            </h3>
            <p className="max-w-prose text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FitsSection({ title, items }: IndustryPage["fits"]) {
  return (
    <Section headingId="fits" title={title} columns="narrow">
      <ul className="timeline [--line:2.5rem] max-lg:[--line-width:0]">
        {items.map((item) => (
          <OfferRow key={item.path} {...item} className="pb-10 last:pb-0" />
        ))}
      </ul>
    </Section>
  );
}

export function ExampleSection({ ledger, caveat, ...example }: NonNullable<IndustryPage["example"]>) {
  return (
    <Section headingId="example" ground="night" columns="half">
      <div>
        <SectionHeading id="example" title={example.title} intro={example.note} onNight />
        <h3 className="mt-lead text-heading">{example.assumptions}</h3>
        <PointList items={example.items} mark="dots" className="text-night-soft" />
        <h3 className="mt-lead text-heading">{caveat.title}</h3>
        <p className="mt-2 max-w-prose text-night-soft">{caveat.text}</p>
      </div>
      <div className="self-start card card-top p-6 text-ink sm:p-9">
        <h3 className="text-heading">{example.name}</h3>
        <p className="mt-2 text-soft">{example.situation}</p>
        <h4 className="mt-7 border-ink border-b-2 pb-2 font-semibold">{example.sum}</h4>
        <SumLines {...ledger} />
      </div>
    </Section>
  );
}
