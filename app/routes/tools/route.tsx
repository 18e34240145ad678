import { crumbsTo } from "~/content/breadcrumbs.server";
import { wordsFor } from "~/content/words.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { StatusLegend } from "./status-legend";
import { ToolCloth } from "./tool-cloth";
import { toolsPage } from "./tools-page.server";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/tools", words)));
  return toolsPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { hero, statuses, catalogue, closing } = loaderData;
  return (
    <>
      <PageHero bead={5} title={hero.title} lead={hero.lead} picture={<ToolCloth marks={catalogue.tools} />}>
        <StatusLegend items={statuses} />
      </PageHero>
      <CatalogueSection {...catalogue} />
      <ClosingSection {...closing} />
    </>
  );
}
