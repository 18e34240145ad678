import { notFound } from "~/content/not-found.server";
import { findTool } from "~/content/records.server";
import { wordsFor } from "~/content/words.server";
import { ClosingSection } from "~/sections/closing-section";
import { FaqSection } from "~/sections/faq-section";
import { NotFoundBoundary } from "~/sections/not-found-state";
import { StatsSection } from "~/sections/stats-section";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList, faqPage, softwareApplication } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
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
