import { crumbsTo } from "~/content/breadcrumbs.server";
import { wordsFor } from "~/content/words.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { LedgerSection } from "./ledger-section";
import { NightSection } from "./night-section";
import { PictureSection } from "./picture-section";
import { solutionsPage } from "./solutions-page.server";
import { StrandSection } from "./strand-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/solutions", words)));
  return solutionsPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The run of the page: a picture, a ledger, a night, and again, so that no two neighbours are alike. */
const shapes = [PictureSection, LedgerSection, NightSection];

export default function Solutions({ loaderData }: Route.ComponentProps) {
  const { hero, strand, solutions, closing } = loaderData;
  return (
    <>
      <PageHero bead={2} {...hero} />
      <StrandSection label={strand} items={solutions} />
      {solutions.map((solution, index) => {
        const Shape = shapes[index % shapes.length] ?? PictureSection;
        return <Shape key={solution.id} {...solution} isMirrored={index % 2 === 1} />;
      })}
      <ClosingSection {...closing} />
    </>
  );
}
