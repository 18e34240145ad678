import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { GroupsSection } from "./groups-section";
import { sitemapPage } from "./sitemap-page.server";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return {
    ...sitemapPage(words),
    structuredData: [breadcrumbData("/sitemap", words)],
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Sitemap({ loaderData: { hero, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...hero} />
      <GroupsSection groups={groups} />
    </>
  );
}
