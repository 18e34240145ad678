import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { TestimonialsSection } from "#app/sections/testimonials-section.tsx";
import type { Route } from "./+types/route";
import { CaseStudiesSection } from "./case-studies-section";
import { HeroSection } from "./hero-section";
import { homePage } from "./home-page";
import { PostsSection, ProcessSection } from "./home-sections";
import { ReasonsSection } from "./reasons-section";
import { SolutionsSection } from "./solutions-section";
import { StatsSection } from "./stats-section";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return homePage(wordsFor(request));
}

export const handle = { hasNewsletter: true };

/** The sections are in the order of a sales talk: offer, kinds and prices, figures, reasons, solutions, process, proof, next step. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    // Less space between sections and lines on a phone, because the page is long.
    <div className="max-sm:leading-normal max-sm:[--spacing-section:1rem]">
      <HeroSection {...loaderData.hero} offerKinds={loaderData.offerKinds} />
      <StatsSection {...loaderData.stats} />
      <ReasonsSection {...loaderData.reasons} whyNow={loaderData.whyNow} />
      <SolutionsSection {...loaderData.solutions} />
      <ProcessSection {...loaderData.process} />
      {loaderData.caseStudies.items.length > 0 && <CaseStudiesSection {...loaderData.caseStudies} />}
      {loaderData.testimonials.items.length > 0 && <TestimonialsSection {...loaderData.testimonials} />}
      <PostsSection {...loaderData.posts} newsletter={loaderData.newsletter} />
      <ClosingSection {...loaderData.closing} />
    </div>
  );
}
