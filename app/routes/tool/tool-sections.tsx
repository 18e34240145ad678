import type { ComponentProps, ReactNode } from "react";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { Section } from "#app/sections/section.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { TestimonialsSection } from "#app/sections/testimonials-section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { HeroSection } from "./hero-section";
import { OverviewSection } from "./overview-section";
import { PriceBar } from "./price-bar";
import { PriceTier } from "./price-tier";
import { RelatedSection } from "./related-section";
import type { ToolPage } from "./tool-page.server";
import { UseCasesSection } from "./use-cases-section";
import { WorkflowSection } from "./workflow-section";

interface ToolSectionsProps extends Omit<ToolPage, "hero"> {
  hero: ComponentProps<typeof HeroSection>;
  /** The section in which a visitor tries the tool: passed by the routes of the tools that have one. */
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

/** All features, each with a tick, or with a bead while they are planned. */
function FeaturesSection({ title, intro, items, isPlanned }: ToolPage["features"]) {
  return (
    <Section headingId="features-title">
      <div id="features">
        <NarrowFold heading="h2" headingClasses="text-title" id="features-title" title={title}>
          {intro && <p className="mt-4 max-w-prose text-intro text-soft">{intro}</p>}
          <ul
            className={`points ${isPlanned ? "dots" : "ticks"} mt-4 gap-x-10 gap-y-2 leading-snug sm:mt-5 sm:grid-cols-2 lg:grid-cols-3`}
          >
            {items.map((item) => (
              <li key={item}>{unbroken(item)}</li>
            ))}
          </ul>
        </NarrowFold>
      </div>
    </Section>
  );
}

const columns = ["", "max-w-4xl", "lg:grid-cols-2", "lg:grid-cols-3"];

function PricingSection({ title, intro, buying, popular, includes, tiers }: ToolPage["pricing"]) {
  return (
    <Section headingId="pricing" title={title} intro={intro} link={buying}>
      <ul className={`mt-6 grid gap-3 sm:mt-5 ${columns[tiers.length]}`}>
        {tiers.map((tier) => (
          <PriceTier
            key={tier.tier}
            {...tier}
            popular={popular}
            includes={includes}
            isAlone={tiers.length === 1}
          />
        ))}
      </ul>
    </Section>
  );
}

/** Whom it does not suit. */
function LimitsSection({ title, items }: ToolPage["limits"]) {
  return (
    <section className="thread on-paper pb-section" aria-labelledby="limits">
      <span className="thread-bead top-3" />
      <div className="measure grid gap-6 sm:gap-10 lg:grid-cols-[1fr_2.2fr]">
        <div>
          <SectionHeading id="limits" title={title} />
        </div>
        <ul className="border-ink border-y-2">
          {items.map((item) => (
            <li key={item} className="border-line border-b py-3 last:border-0">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
