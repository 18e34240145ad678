import { crumbsTo } from "~/content/breadcrumbs.server";
import { wordsFor } from "~/content/words.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import { ButtonLink, JumpLink } from "~/ui/button";
import type { Route } from "./+types/route";
import { PriceListSection } from "./price-list-section";
import { PricedSection } from "./priced-section";
import { ProcessSection } from "./process-section";
import { Quilt } from "./quilt";
import { servicesPage } from "./services-page.server";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/services", words)));
  return servicesPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, priced, list, process, closing } = loaderData;
  return (
    <div className="bead-7">
      <PageHero bead={7} title={hero.title} lead={hero.lead} picture={<Quilt items={list.items} />}>
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
      <ProcessSection {...process} />
      <ClosingSection {...closing} />
    </div>
  );
}
