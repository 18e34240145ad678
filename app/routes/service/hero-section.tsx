import { PageHero } from "#app/sections/page-hero.tsx";
import { Cover } from "#app/ui/beadwork.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { Metric } from "#app/ui/stat.tsx";
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
