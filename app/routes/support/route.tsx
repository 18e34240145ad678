import { contactWays, wordsFor } from "~/content.server";
import { infoHeader } from "~/info-header.server";
import { FaqSection } from "~/sections/faq-section";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo, faqPage } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { ExpectSection } from "./expect-section";
import { WaysSection } from "./ways-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { getStarted, chat, support } = words;
  const { meta, hero, ways, which, expect, faq } = support.overview;
  describePage(context, faqPage(faq.items), breadcrumbList(crumbsTo("/support")));
  return {
    ...{ meta, expect, faq },
    header: { ...infoHeader("help", "/support", words), ...hero },
    ways: { ...ways, which, contact: contactWays(getStarted.contact, chat, "fromContact") },
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
