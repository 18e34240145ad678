import { crumbsTo } from "~/content/breadcrumbs.server";
import { wordsFor } from "~/content/words.server";
import { InfoHeader } from "~/sections/info-header";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { ColoursSection } from "./colours-section";
import { ContactSection } from "./contact-section";
import { FactsSection } from "./facts-section";
import { LogosSection } from "./logos-section";
import { pressPage } from "./press-page.server";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/press", words)));
  return pressPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Press({ loaderData }: Route.ComponentProps) {
  const { header, facts, logos, colours, contact } = loaderData;
  return (
    <div className={`bead-${header.bead}`}>
      <InfoHeader {...header} />
      <FactsSection {...facts} />
      <LogosSection {...logos} />
      <ColoursSection {...colours} />
      <ContactSection {...contact} />
    </div>
  );
}
