import { crumbsTo } from "~/content/breadcrumbs.server";
import { wordsFor } from "~/content/words.server";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { GroupsSection } from "./groups-section";
import { sitemapPage } from "./sitemap-page.server";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/sitemap", words)));
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
