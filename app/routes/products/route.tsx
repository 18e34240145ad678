import { wordsFor } from "#app/content/words.server.ts";
import { StatsSection } from "#app/sections/stats-section.tsx";
import type { Route } from "./+types/route";
import { ComparisonTable } from "./comparison-table";
import { productsPage } from "./products-page.server";
import { CatalogueSection, ClosingSection, HeroSection } from "./products-sections";
import { QuoteDialog } from "./quote-dialog";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return productsPage(wordsFor(request));
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { hero, glance, stats, catalogue, closing, quote } = loaderData;
  return (
    <div className="dense">
      <HeroSection {...hero} />
      <ComparisonTable {...glance} />
      <StatsSection {...stats} isOnThread={false} />
      <CatalogueSection {...catalogue} />
      <ClosingSection {...closing} />
      <QuoteDialog {...quote} />
    </div>
  );
}
