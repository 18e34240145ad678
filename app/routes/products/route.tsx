import { wordsFor } from "#app/content/words.ts";
import openQuote from "#app/inline/open-quote.ts?script";
import QuoteDialog from "#app/islands/quote-dialog.tsx";
import { OfferKindsSection } from "#app/sections/offer-kinds.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { Island } from "#app/ui/island.tsx";
import type { Route } from "./+types/route";
import { ComparisonTable } from "./comparison-table";
import { productsPage } from "./products-page";
import { CatalogueSection, ClosingSection, HeroSection, StatsSection } from "./products-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return productsPage(wordsFor(request));
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { hero, offerKinds, glance, stats, catalogue, closing, quote } = loaderData;
  return (
    <div className="dense">
      <HeroSection {...hero} offerKinds={offerKinds} />
      <StatsSection {...stats} />
      <ComparisonTable {...glance} />
      <CatalogueSection {...catalogue} />
      <OfferKindsSection {...offerKinds} current="product" ground="sunk" />
      <ClosingSection {...closing} />
      <Island of={QuoteDialog} props={quote} />
      <InlineScript code={openQuote} />
    </div>
  );
}
