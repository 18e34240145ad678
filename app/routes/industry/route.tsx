import { notFound } from "#app/content/not-found.ts";
import { wordsFor } from "#app/content/words.ts";
import { CaseStudySection } from "#app/sections/case-study-section.tsx";
import { LeadFormSection } from "#app/sections/lead-form-section.tsx";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { SiblingPagesSection } from "#app/sections/sibling-pages-section.tsx";
import { findIndustry } from "#data/index.ts";
import type { Route } from "./+types/route";
import { industryPage } from "./industry-page";
import { ExampleSection, FitsSection, HeroSection, PainsSection } from "./industry-sections";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const industry = findIndustry(params.industryId, words.locale);
  if (!industry) throw notFound(words.industries.notFound);
  return industryPage(industry, words);
}

export default function Industry({ loaderData }: Route.ComponentProps) {
  const { industry, copy, hero, fits, example, caseStudy, enquiry, others } = loaderData;
  return (
    <div className={hero.accent && `accent-${hero.accent}`}>
      <HeroSection {...hero} />
      {industry.pains.length > 0 && <PainsSection {...copy.pains} items={industry.pains} />}
      {fits.items.length > 0 && <FitsSection {...fits} />}
      {example && <ExampleSection {...example} />}
      {caseStudy && <CaseStudySection {...caseStudy} />}
      <LeadFormSection {...enquiry} />
      <SiblingPagesSection {...others} />
    </div>
  );
}

export const ErrorBoundary = NotFoundBoundary;
