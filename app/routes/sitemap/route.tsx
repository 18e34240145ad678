import { crumbsTo } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbList } from "#app/seo/schema-org.server.ts";
import { describePage } from "#app/seo/structured-data.server.ts";
import type { Route } from "./+types/route";
import { GroupsSection } from "./groups-section";
import { sitemapPage } from "./sitemap-page.server";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/sitemap", words), words.locale));
  return sitemapPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Sitemap({ loaderData: { hero, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHero bead={6} {...hero} />
      <GroupsSection groups={groups} />
    </>
  );
}
