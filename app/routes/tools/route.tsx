import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { DoorsSection } from "#app/sections/doors.tsx";
import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { type ToolsPage, toolsPage } from "./tools-page";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return toolsPage(wordsFor(request));
}

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { hero, doors, statuses, catalogue, closing } = loaderData;
  return (
    <div className="dense">
      <PageHero
        title={hero.title}
        intro={hero.intro}
        picture={<IllustrationGroup items={hero.group} />}
        hasThread={false}
      >
        <StatusLegend items={statuses} />
      </PageHero>
      <DoorsSection {...doors} current="tool" />
      <CatalogueSection {...catalogue} />
      <ClosingSection {...closing} />
    </div>
  );
}

/** What the badges on the cards mean, and how many tools have each. */
function StatusLegend({ items }: { items: ToolsPage["statuses"] }) {
  return (
    <dl className="grid max-w-2xl grid-cols-[auto_auto_1fr] gap-x-3 gap-y-2 border-line border-t-2 pt-4 sm:grid-cols-3 sm:gap-x-8 sm:pt-6">
      {items.map(({ status, count, meaning }) => (
        <div
          key={status.label}
          className="col-span-3 grid grid-cols-subgrid content-start items-center gap-x-3 gap-y-2 sm:col-span-1 sm:grid-cols-[auto_1fr]"
        >
          <dt className="col-start-2 row-start-1">
            <Badge {...status} />
          </dt>
          <dd className="font-bold font-display text-2xl leading-none sm:text-large sm:leading-none">
            {count}
          </dd>
          <dd className="text-sm text-soft leading-snug sm:col-span-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
