import { wordsFor } from "~/content.server";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { GroupsSection } from "./groups-section";
import { sitemapGroups } from "./sitemap-page.server";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero } = words.sitemap;
  describePage(context, breadcrumbList(crumbsTo("/sitemap")));
  return { meta, hero, groups: sitemapGroups(words) };
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
