import { wordsFor } from "~/content.server";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import type { Route } from "./+types/route";
import { GroupsSection } from "./groups-section";
import { sitemapGroups } from "./sitemap-page.server";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero } = words.sitemap;
  return { meta, hero, groups: sitemapGroups(words) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export default function Sitemap({ loaderData: { hero, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHero bead={6} {...hero} />
      <GroupsSection groups={groups} />
    </>
  );
}
