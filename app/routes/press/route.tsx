import { crumbsTo } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbList } from "#app/seo/schema-org.server.ts";
import type { Route } from "./+types/route";
import { pressPage } from "./press-page.server";
import { ColoursSection, ContactSection, FactsSection, LogosSection } from "./press-sections";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return { ...pressPage(words), structuredData: [breadcrumbList(crumbsTo("/press", words), words.locale)] };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Press({ loaderData }: Route.ComponentProps) {
  const { header, facts, logos, colours, contact } = loaderData;
  return (
    <>
      <InfoHeader {...header} />
      <FactsSection {...facts} />
      <LogosSection {...logos} />
      <ColoursSection {...colours} />
      <ContactSection {...contact} />
    </>
  );
}
