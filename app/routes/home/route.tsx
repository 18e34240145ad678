import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { TestimonialsSection } from "#app/sections/testimonials-section.tsx";
import type { Route } from "./+types/route";
import { HeroSection } from "./hero-section";
import { homePage } from "./home-page";
import { CaseStudiesSection, NewsletterSection, PostsSection, ProcessSection } from "./home-sections";
import { PricesSection } from "./prices-section";
import { ReasonsSection } from "./reasons-section";
import { SolutionsSection } from "./solutions-section";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return homePage(wordsFor(request));
}

export const handle = { hasNewsletter: true };

/** The sections are in the order of a sales talk: offer, figures, reasons, solutions, prices, process, proof, next step. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    // Less space between sections on a phone, because the page is long.
    <div className="max-sm:[--spacing-section:1.25rem]">
      <HeroSection {...loaderData.hero} />
      <StatsSection {...loaderData.stats} />
      <ReasonsSection {...loaderData.reasons} whyNow={loaderData.whyNow} />
      <SolutionsSection {...loaderData.solutions} />
      <PricesSection {...loaderData.prices} />
      <ProcessSection {...loaderData.process} />
      {loaderData.caseStudies.items.length > 0 && <CaseStudiesSection {...loaderData.caseStudies} />}
      {loaderData.testimonials.items.length > 0 && <TestimonialsSection {...loaderData.testimonials} />}
      {loaderData.posts.items.length > 0 && <PostsSection {...loaderData.posts} />}
      <NewsletterSection {...loaderData.newsletter} />
      <ClosingSection {...loaderData.closing} />
    </div>
  );
}
