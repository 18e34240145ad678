import { wordsFor } from "#app/content/words.ts";
import { Illustration } from "#app/illustrations/illustration.tsx";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { OfferKindsHint, OfferKindsSection } from "#app/sections/offer-kinds.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { type ToolsPage, toolsPage } from "./tools-page";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return toolsPage(wordsFor(request));
}

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { hero, offerKinds, statuses, catalogue, closing } = loaderData;
  return (
    <div className="dense">
      <HeroSection {...hero} statuses={statuses} offerKinds={offerKinds} />
      <CatalogueSection {...catalogue} />
      <OfferKindsSection {...offerKinds} current="tool" ground="paper" />
      <ClosingSection {...closing} />
    </div>
  );
}

type HeroSectionProps = ToolsPage["hero"] & Pick<ToolsPage, "statuses" | "offerKinds">;

/** The head of the page. A phone shows no picture in it: it has the filter on the first screen instead. */
function HeroSection({ title, intro, illustration, statuses, offerKinds }: HeroSectionProps) {
  return (
    <section aria-labelledby="page-title" className="thread thread-start on-paper">
      <span className="thread-bead top-10 text-page" />
      <div className="measure grid items-center gap-x-8 gap-y-4 py-band max-sm:pb-3 lg:grid-cols-[1fr_auto] lg:pb-4">
        <div>
          <h1 id="page-title" className="text-page">
            {unbroken(title)}
          </h1>
          <p className="mt-4 max-w-2xl text-intro text-soft max-sm:mt-3 max-sm:text-base max-sm:leading-snug">
            {unbroken(intro)}
          </p>
          <OfferKindsHint {...offerKinds} current="tool" />
        </div>
        {/* Narrow, so that the title has two lines and the first results of a filter are on the first screen. */}
        {illustration && (
          <Illustration {...illustration} className={`max-sm:hidden lg:w-124 ${illustration.className}`} />
        )}
        <StatusLegend items={statuses} />
      </div>
    </section>
  );
}

/**
 * The number of tools with each badge of the cards, and its meaning. A phone has room for the numbers and badges only; each
 * tool's page says what its status means.
 */
function StatusLegend({ items }: { items: ToolsPage["statuses"] }) {
  return (
    <dl className="flex flex-wrap justify-between max-[18rem]:gap-x-3 gap-y-2 border-line border-t pt-3 sm:gap-x-8 max-sm:-mt-1 lg:col-span-full">
      {items.map(({ status, count, meaning }) => (
        <div key={status.label} className="flex items-center gap-x-1.5 sm:gap-x-2">
          <dt className="order-1 max-sm:*:px-2">
            <Badge {...status} />
          </dt>
          <dd className="font-bold">{count}</dd>
          <dd className="order-1 text-sm text-soft max-sm:sr-only">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
