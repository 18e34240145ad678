import type { ReactNode } from "react";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { FeaturesSection } from "./features-section";
import { HeroSection } from "./hero-section";
import { LimitsSection } from "./limits-section";
import { OverviewSection } from "./overview-section";
import { PricingSection } from "./pricing-section";
import { RelatedSection } from "./related-section";
import { TestimonialsSection } from "./testimonials-section";
import type { ToolPage } from "./tool-page.server";
import { UseCasesSection } from "./use-cases-section";
import { WorkflowSection } from "./workflow-section";

interface ToolSectionsProps extends ToolPage {
  /** The section in which a visitor tries the tool, for those few that have one: a route of their own brings it. */
  demo?: ReactNode;
}

/** What it is, how it works, where it fits, what it costs, and when it is the wrong one. */
export function ToolSections({ bead, stats, testimonials, demo, ...page }: ToolSectionsProps) {
  return (
    <div className={`bead-${bead}`}>
      <HeroSection {...page.hero} />
      {demo}
      {stats.items.length > 0 && <StatsSection {...stats} />}
      <OverviewSection {...page.overview} />
      <WorkflowSection {...page.workflow} />
      <FeaturesSection {...page.features} />
      <UseCasesSection {...page.useCases} />
      <PricingSection {...page.pricing} />
      <LimitsSection {...page.limits} />
      {testimonials.items.length > 0 && <TestimonialsSection {...testimonials} />}
      <FaqSection {...page.faq} />
      <RelatedSection {...page.related} />
      <ClosingSection {...page.closing} />
    </div>
  );
}
