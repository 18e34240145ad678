import { notFound } from "#app/content/not-found.server.ts";
import { findTool } from "#app/content/records.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { NotFoundBoundary } from "#app/sections/not-found-state.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbList, faqPage, softwareApplication } from "#app/seo/schema-org.server.ts";
import { describePage } from "#app/seo/structured-data.server.ts";
import type { Route } from "./+types/route";
import { FeaturesSection } from "./features-section";
import { HeroSection } from "./hero-section";
import { LimitsSection } from "./limits-section";
import { OverviewSection } from "./overview-section";
import { PricingSection } from "./pricing-section";
import { RelatedSection } from "./related-section";
import { TestimonialsSection } from "./testimonials-section";
import { toolPage } from "./tool-page.server";
import { UseCasesSection } from "./use-cases-section";
import { WorkflowSection } from "./workflow-section";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const tool = findTool(params.toolId);
  if (!tool) throw notFound(words.tools.notFound, request);
  const page = toolPage(tool, words);
  const { crumbs } = page.hero.breadcrumbs;
  describePage(context, softwareApplication(tool), faqPage(tool.faqs), breadcrumbList(crumbs));
  return page;
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What it is, how it works, where it fits, what it costs, and when it is the wrong one. */
export default function Tool({ loaderData }: Route.ComponentProps) {
  const { bead, stats, testimonials } = loaderData;
  return (
    <div className={`bead-${bead}`}>
      <HeroSection {...loaderData.hero} />
      {stats.items.length > 0 && <StatsSection {...stats} />}
      <OverviewSection {...loaderData.overview} />
      <WorkflowSection {...loaderData.workflow} />
      <FeaturesSection {...loaderData.features} />
      <UseCasesSection {...loaderData.useCases} />
      <PricingSection {...loaderData.pricing} />
      <LimitsSection {...loaderData.limits} />
      {testimonials.items.length > 0 && <TestimonialsSection {...testimonials} />}
      <FaqSection {...loaderData.faq} />
      <RelatedSection {...loaderData.related} />
      <ClosingSection {...loaderData.closing} />
    </div>
  );
}

/** Declared here and not re-exported: only then does React Router hand it the error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundBoundary error={error} />;
}
