import { crumbsTo } from "#app/content/breadcrumbs.server.ts";
import { infoHeader } from "#app/content/info-header.server.ts";
import { contactWays } from "#app/content/links.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { InfoHeader } from "#app/sections/info-header.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbList, faqPage } from "#app/seo/schema-org.server.ts";
import type { Route } from "./+types/route";
import { ExpectSection } from "./expect-section";
import { WaysSection } from "./ways-section";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, ways, which, expect, faq } = words.support.overview;
  return {
    structuredData: [
      ...faqPage(faq.items, words.locale),
      breadcrumbList(crumbsTo("/support", words), words.locale),
    ],
    meta,
    expect,
    faq,
    header: { ...infoHeader("help", "/support", words), ...hero },
    ways: { ...ways, which, contact: contactWays(words, "fromContact") },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Support({ loaderData: { header, ways, expect, faq } }: Route.ComponentProps) {
  return (
    <div className={`accent-${header.accent}`}>
      <InfoHeader {...header} />
      <WaysSection {...ways} />
      <ExpectSection {...expect} />
      <FaqSection {...faq} />
    </div>
  );
}
