import { crumbsTo } from "~/content/breadcrumbs.server";
import { infoHeader } from "~/content/info-header.server";
import { contactWays } from "~/content/links.server";
import { wordsFor } from "~/content/words.server";
import { FaqSection } from "~/sections/faq-section";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList, faqPage } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { ExpectSection } from "./expect-section";
import { WaysSection } from "./ways-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { meta, hero, ways, which, expect, faq } = words.support.overview;
  describePage(context, faqPage(faq.items), breadcrumbList(crumbsTo("/support", words)));
  return {
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
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <WaysSection {...ways} />
      <ExpectSection {...expect} />
      <FaqSection {...faq} />
    </div>
  );
}
