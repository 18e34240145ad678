import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { IllustrationGroup } from "#app/sections/illustration-group.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { StatusLegend } from "./status-legend";
import { toolsPage } from "./tools-page.server";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return { ...toolsPage(words), structuredData: [breadcrumbData("/tools", words)] };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { hero, statuses, catalogue, closing } = loaderData;
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro} picture={<IllustrationGroup items={hero.group} />}>
        <StatusLegend items={statuses} />
      </PageHero>
      <CatalogueSection {...catalogue} />
      <ClosingSection {...closing} />
    </>
  );
}
