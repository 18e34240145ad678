import { notFound } from "~/content/not-found.server";
import { findIndustry } from "~/content/records.server";
import { wordsFor } from "~/content/words.server";
import { CaseStudySection } from "~/sections/case-study-section";
import { LeadFormSection } from "~/sections/lead-form-section";
import { NotFoundBoundary } from "~/sections/not-found-state";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { ExampleSection } from "./example-section";
import { FitsSection } from "./fits-section";
import { HeroSection } from "./hero-section";
import { industryPage } from "./industry-page.server";
import { OthersSection } from "./others-section";
import { PainsSection } from "./pains-section";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const industry = findIndustry(params.industryId);
  if (!industry) throw notFound(words.industries.notFound, request);
  const page = industryPage(industry, words);
  describePage(context, breadcrumbList(page.hero.breadcrumbs.crumbs));
  return page;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What such an office says, what fits it, what that would bring in shillings, and where it worked. */
export default function Industry({ loaderData }: Route.ComponentProps) {
  const { hero, pains, fits, example, caseStudy, enquiry, others } = loaderData;
  return (
    <div className={`bead-${hero.bead}`}>
      <HeroSection {...hero} />
      <PainsSection {...pains} />
      <FitsSection {...fits} />
      <ExampleSection {...example} />
      {caseStudy && (
        <div className="pt-section">
          <CaseStudySection {...caseStudy} />
        </div>
      )}
      <LeadFormSection {...enquiry} />
      <OthersSection {...others} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundBoundary error={error} />;
}
