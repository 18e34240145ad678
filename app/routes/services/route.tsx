import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FilesSection } from "#app/sections/file-links.tsx";
import { OfferKindsHint, OfferKindsSection } from "#app/sections/offer-kinds.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink, JumpLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { servicesPage } from "./services-page";
import { PricedSection, PriceListSection, ProcessSection } from "./services-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return servicesPage(wordsFor(request));
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, offerKinds, priced, list, process, closing, added } = loaderData;
  return (
    <>
      <PageHero accent={hero.accent} title={hero.title} intro={hero.intro} illustration={hero.illustration}>
        <div className="flex flex-wrap gap-3 fill-row">
          <ButtonLink to="/get-started">{hero.start}</ButtonLink>
          <JumpLink href="#price-list" variant="quiet">
            {hero.prices}
          </JumpLink>
        </div>
        <OfferKindsHint {...offerKinds} current="service" />
      </PageHero>
      <PricedSection {...priced} />
      <PriceListSection {...list} />
      {added.sections.map((section) => (
        <FilesSection key={section.id} {...section} />
      ))}
      <ProcessSection {...process} />
      <OfferKindsSection {...offerKinds} current="service" ground="sunk" />
      <ClosingSection {...closing} />
    </>
  );
}
