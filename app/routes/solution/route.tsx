import { findSolution } from "#app/content/data.server.ts";
import { notFound } from "#app/content/not-found.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { LeadFormSection } from "#app/leads/forms/lead-form-section.tsx";
import { CaseStudySection } from "#app/sections/case-study-section.tsx";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { OverviewSection } from "#app/sections/overview-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { JumpLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { solutionPage } from "./solution-page.server";
import { NeighboursSection, PainPointsSection, SolutionsSection } from "./solution-sections";
import { ToolsAndServicesSection } from "./tools-and-services-section";

export function loader({ params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const solution = findSolution(params.vertical, words.locale);
  if (!solution) throw notFound(words.solutions.notFound, request);
  return solutionPage(solution, words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/**
 * What hurts, how it runs instead, what it is made of, where it worked, and the next step. What the record says nothing
 * of is not drawn.
 */
export default function Solution({ loaderData }: Route.ComponentProps) {
  const { hero, painPoints, solutions, tools, services, caseStudy, ...page } = loaderData;
  return (
    <div className={`accent-${hero.accent}`}>
      <PageHero {...hero} illustration={page.illustration}>
        <div className="flex flex-wrap gap-3">
          <JumpLink href="#enquiry" className="grow sm:grow-0">
            {hero.ask}
          </JumpLink>
          {tools.items.length > 0 && (
            <JumpLink href="#tools" variant="quiet" className="grow sm:grow-0">
              {hero.tools}
            </JumpLink>
          )}
        </div>
      </PageHero>
      <OverviewSection {...page.overview} />
      {painPoints.items.length > 0 && <PainPointsSection {...painPoints} />}
      {solutions.items.length > 0 && <SolutionsSection {...solutions} />}
      {tools.items.length + services.items.length > 0 && (
        <ToolsAndServicesSection tools={tools} services={services} />
      )}
      {caseStudy && <CaseStudySection {...caseStudy} isOnThread />}
      <LeadFormSection {...page.enquiry} />
      <NeighboursSection {...page.neighbours} />
    </div>
  );
}

export const ErrorBoundary = NotFoundBoundary;
