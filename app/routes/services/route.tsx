import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { BrochureSamples } from "#app/sections/brochure-samples.tsx";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Cover } from "#app/ui/beadwork.tsx";
import { ButtonLink, JumpLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { PriceListSection } from "./price-list-section";
import { PricedSection } from "./priced-section";
import { ProcessSection } from "./process-section";
import { servicesPage } from "./services-page.server";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return {
    ...servicesPage(words),
    structuredData: [breadcrumbData("/services", words)],
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, priced, list, process, closing } = loaderData;
  return (
    <div className="accent-7">
      <PageHero
        accent={7}
        title={hero.title}
        intro={hero.intro}
        picture={<ServiceCovers items={list.items} />}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/get-started" className="grow sm:grow-0">
            {hero.start}
          </ButtonLink>
          <JumpLink href="#price-list" variant="quiet" className="grow sm:grow-0">
            {hero.prices}
          </JumpLink>
        </div>
      </PageHero>
      <PricedSection {...priced} />
      <PriceListSection {...list} />
      <BrochureSamples {...loaderData.brochures} />
      <ProcessSection {...process} />
      <ClosingSection {...closing} />
    </div>
  );
}

/** The covers of the services, beside one another: each is at the top of its service's page, too. */
function ServiceCovers({ items }: { items: { id: string }[] }) {
  return (
    <div
      aria-hidden="true"
      className="grid w-full grid-cols-3 gap-0.5 overflow-hidden rounded-card bg-night lg:w-112 lg:grid-cols-2"
    >
      {items.map(({ id }) => (
        <Cover key={id} id={id} accent={7} className="aspect-square lg:aspect-3/2" />
      ))}
    </div>
  );
}
