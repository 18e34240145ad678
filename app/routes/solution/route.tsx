import { notFound } from "~/content/not-found.server";
import { findSolution } from "~/content/records.server";
import { wordsFor } from "~/content/words.server";
import { CaseStudySection } from "~/sections/case-study-section";
import { LeadFormSection } from "~/sections/lead-form-section";
import { NotFoundBoundary } from "~/sections/not-found-state";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import { JumpLink } from "~/ui/button";
import type { Route } from "./+types/route";
import { NeighboursSection } from "./neighbours-section";
import { OverviewSection } from "./overview-section";
import { PainPointsSection } from "./pain-points-section";
import { Pendant } from "./pendant";
import { solutionPage } from "./solution-page.server";
import { SolutionsSection } from "./solutions-section";
import { ToolsAndServicesSection } from "./tools-and-services-section";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const solution = findSolution(params.vertical);
  if (!solution) throw notFound(words.solutions.notFound, request);
  const page = solutionPage(solution, words);
  describePage(context, breadcrumbList(page.hero.breadcrumbs.crumbs));
  return page;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** From the tangle to the thread: what hurts, how it runs instead, what it is made of, that it worked, and the next step. */
export default function Solution({ loaderData }: Route.ComponentProps) {
  const { hero, tools, caseStudy, ...page } = loaderData;
  return (
    <div className={`bead-${hero.bead}`}>
      <PageHero {...hero} picture={<Pendant id={page.id} bead={hero.bead} tools={tools.items} />}>
        <div className="flex flex-wrap gap-3">
          <JumpLink href="#enquiry" className="grow sm:grow-0">
            {hero.ask}
          </JumpLink>
          <JumpLink href="#tools" variant="quiet" className="grow sm:grow-0">
            {hero.tools}
          </JumpLink>
        </div>
      </PageHero>
      <OverviewSection {...page.overview} />
      <PainPointsSection {...page.painPoints} />
      <SolutionsSection {...page.solutions} />
      <ToolsAndServicesSection tools={tools} services={page.services} />
      {caseStudy && <CaseStudySection {...caseStudy} isOnThread />}
      <LeadFormSection {...page.enquiry} />
      <NeighboursSection {...page.neighbours} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundBoundary error={error} />;
}
