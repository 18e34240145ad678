import { wordsFor } from "#app/content/words.server.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { type ToolsPage, toolsPage } from "./tools-page.server";

export function loader({ request }: Route.LoaderArgs) {
  return toolsPage(wordsFor(request));
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { hero, statuses, catalogue, closing } = loaderData;
  return (
    <>
      <IllustrationGroup items={hero.group}>
        <PageHero title={hero.title} intro={hero.intro}>
          <StatusLegend items={statuses} />
        </PageHero>
      </IllustrationGroup>
      <CatalogueSection {...catalogue} />
      <ClosingSection {...closing} />
    </>
  );
}

/** What the badges on the cards mean, and how many tools have each. */
function StatusLegend({ items }: { items: ToolsPage["statuses"] }) {
  return (
    <dl className="grid max-w-2xl gap-x-8 gap-y-5 border-line border-t-2 pt-6 sm:grid-cols-3">
      {items.map(({ status, count, meaning }) => (
        <div
          key={status.label}
          className="grid grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-2"
        >
          <dt className="col-start-2 row-start-1">
            <Badge {...status} />
          </dt>
          <dd className="min-w-11 font-bold font-display text-4xl leading-none tabular-nums">{count}</dd>
          <dd className="col-start-2 text-sm text-soft sm:col-span-2 sm:col-start-1">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
