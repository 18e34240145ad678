import { notFound } from "#app/content/not-found.ts";
import { wordsFor } from "#app/content/words.ts";
import { CaseStudySection } from "#app/sections/case-study-section.tsx";
import { LeadFormSection } from "#app/sections/lead-form-section.tsx";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { OffersSection } from "#app/sections/offers-section.tsx";
import { OverviewSection } from "#app/sections/overview-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { SiblingPagesSection } from "#app/sections/sibling-pages-section.tsx";
import { JumpLink } from "#app/ui/button.tsx";
import { findSolution } from "#data/index.ts";
import type { Route } from "./+types/route";
import { solutionPage } from "./solution-page";
import { PainPointsSection, SolutionsSection } from "./solution-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const solution = findSolution(params.vertical, words.locale);
  if (!solution) throw notFound(words.solutions.notFound);
  return solutionPage(solution, words);
}

/**
 * A solution's page: problem, new process, tools and services, case study and the next step. A section without data is
 * left out.
 */
export default function Solution({ loaderData }: Route.ComponentProps) {
  const { solution, copy, hero, tools, services, caseStudy, ...page } = loaderData;
  return (
    <div className={`accent-${hero.accent}`}>
      <PageHero {...hero} illustration={page.illustration}>
        <div className="flex flex-wrap gap-2 fill-row max-sm:*:px-3 sm:gap-3">
          <JumpLink href="#enquiry">{hero.ask}</JumpLink>
          {tools.length > 0 && (
            <JumpLink href="#tools" variant="quiet">
              {hero.tools}
            </JumpLink>
          )}
        </div>
      </PageHero>
      <OverviewSection
        title={copy.overview.title}
        paragraphs={solution.overview}
        list={{ title: copy.overview.benefits, items: solution.benefits }}
      />
      {solution.painPoints.length > 0 && (
        <PainPointsSection {...copy.painPoints} items={solution.painPoints} />
      )}
      {solution.solutions.length > 0 && <SolutionsSection {...copy.solutions} items={solution.solutions} />}
      <OffersSection headingId="tools" {...copy.tools} items={tools} />
      <OffersSection headingId="services" {...copy.services} items={services} />
      {caseStudy && <CaseStudySection {...caseStudy} />}
      <LeadFormSection {...page.enquiry} />
      <SiblingPagesSection {...page.others} />
    </div>
  );
}

export const ErrorBoundary = NotFoundBoundary;
