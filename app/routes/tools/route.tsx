import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
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

/** The head of the page. A phone shows no pictures in it: it has the filter on the first screen instead. */
function HeroSection({ title, intro, group, statuses, offerKinds }: HeroSectionProps) {
  return (
    <section aria-labelledby="page-title" className="thread thread-start on-paper">
      <span className="thread-bead top-10 text-page" />
      <div className="measure grid items-center gap-x-10 gap-y-4 py-section max-lg:pt-6 max-sm:pb-3 sm:gap-y-6 lg:grid-cols-[1fr_auto] lg:gap-y-3 lg:py-6">
        <div>
          <h1 id="page-title" className="text-page">
            {unbroken(title)}
          </h1>
          <p className="mt-4 max-w-2xl text-balance text-intro text-soft max-sm:mt-3 max-sm:text-base max-sm:leading-snug">
            {unbroken(intro)}
          </p>
          <OfferKindsHint {...offerKinds} current="tool" />
        </div>
        <div className="max-sm:hidden">
          {/* Narrow, so that the title has two lines and the first results of a filter are on the first screen. */}
          <IllustrationGroup items={group} width="lg:w-112 xl:w-120" />
        </div>
        <StatusLegend items={statuses} />
      </div>
    </section>
  );
}

/**
 * The meaning of each badge on the cards, and the number of tools with this badge, also as beads in the tools' colours: filled
 * if the tool is available, otherwise a broken ring. A phone has room for the numbers and badges only; each tool's page says what
 * its status means.
 */
function StatusLegend({ items }: { items: ToolsPage["statuses"] }) {
  return (
    <dl className="flex flex-wrap justify-between gap-y-2 border-line border-t pt-3 max-sm:-mt-1 sm:grid sm:grid-cols-3 sm:gap-x-8 lg:col-span-full xl:flex xl:flex-nowrap">
      {items.map(({ status, isAvailable, beads, meaning }) => (
        <div
          key={status.label}
          className="grid grid-cols-[auto_auto] content-start items-center gap-x-1.5 sm:grid-cols-[auto_1fr] sm:gap-x-3 sm:gap-y-2 xl:grid-cols-[auto_auto_auto] xl:items-baseline"
        >
          <dt className="col-start-2 row-start-2 max-sm:*:px-2">
            <Badge {...status} />
          </dt>
          <dd className="contents">
            <span aria-hidden="true" className="col-span-full row-start-1 flex flex-wrap gap-1 max-sm:hidden">
              {beads.map(({ id, accent }) => (
                <span
                  key={id}
                  className={`accent-${accent} size-4 rounded-full border-(--accent) ${isAvailable ? "border-4 bg-night" : "border-2 border-dashed"}`}
                />
              ))}
            </span>
            <span className="col-start-1 row-start-2 font-bold sm:font-display sm:text-large sm:leading-none">
              {beads.length}
            </span>
          </dd>
          <dd className="col-span-2 row-start-3 text-sm text-soft leading-snug max-sm:sr-only xl:row-start-2 xl:col-span-1 xl:col-start-3">
            {meaning}
          </dd>
        </div>
      ))}
    </dl>
  );
}
