import type { ComponentProps, ReactNode } from "react";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { TestimonialsSection } from "#app/sections/testimonials-section.tsx";
import { FeaturesSection } from "./features-section";
import { HeroSection } from "./hero-section";
import { LimitsSection } from "./limits-section";
import { OverviewSection } from "./overview-section";
import { PriceBar } from "./price-bar";
import { PricingSection } from "./pricing-section";
import { RelatedSection } from "./related-section";
import type { ToolPage } from "./tool-page.server";
import { UseCasesSection } from "./use-cases-section";
import { WorkflowSection } from "./workflow-section";

interface ToolSectionsProps extends Omit<ToolPage, "hero"> {
  hero: ComponentProps<typeof HeroSection>;
  /** The section in which a visitor tries the tool, for those few that have one: a route of their own brings it. */
  demo?: ReactNode;
}

/**
 * In the order in which a buyer asks: may I try it, what does it do, how does it work, does it fit me, what does it cost,
 * what can't it do, who uses it, and what else there is to know. What the record says nothing of is not drawn.
 */
export function ToolSections({ accent, stats, testimonials, demo, ...page }: ToolSectionsProps) {
  return (
    <div className={`accent-${accent} tool-page`}>
      <HeroSection {...page.hero} />
      <PriceBar {...page.bar} />
      {demo}
      <OverviewSection {...page.overview} />
      {page.workflow.steps.length > 0 && <WorkflowSection {...page.workflow} />}
      <FeaturesSection {...page.features} />
      {page.useCases.items.length > 0 && <UseCasesSection {...page.useCases} />}
      {page.pricing.tiers.length > 0 && <PricingSection {...page.pricing} />}
      {page.limits.items.length > 0 && <LimitsSection {...page.limits} />}
      {stats.items.length > 0 && <StatsSection {...stats} />}
      {testimonials.items.length > 0 && <TestimonialsSection {...testimonials} />}
      {page.faq.items.length > 0 && <FaqSection {...page.faq} />}
      {page.related.items.length > 0 && <RelatedSection {...page.related} />}
      <ClosingSection {...page.closing} />
    </div>
  );
}
