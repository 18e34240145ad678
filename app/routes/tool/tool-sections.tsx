import type { ComponentProps } from "react";
import type { ToolPage } from "#app/content/tool-page.ts";
import type { Additions } from "#app/contract/feature.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { OfferRow } from "#app/sections/offer-row.tsx";
import { Section } from "#app/sections/section.tsx";
import { StatsSection } from "#app/sections/stats-section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { TestimonialsSection } from "#app/sections/testimonials-section.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { AddedIsland } from "#app/ui/island.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { HeroSection } from "./hero-section";
import { PriceBar } from "./price-bar";
import { PriceTier } from "./price-tier";
import { UseCasesSection } from "./use-cases-section";

interface ToolSectionsProps extends Omit<ToolPage, "hero"> {
  hero: ComponentProps<typeof HeroSection>;
  /** The section in which a visitor tries the tool. */
  demo?: Additions["demo"];
}

/**
 * The sections in the order of a buyer's questions: may I try it, what does it do, does it fit, what does it cost, what
 * can't it do.
 */
export function ToolSections({ accent, stats, testimonials, demo, ...page }: ToolSectionsProps) {
  return (
    <div className={`accent-${accent} dense tool-page`}>
      <HeroSection {...page.hero} />
      <PriceBar {...page.bar} />
      {demo && <AddedIsland {...demo.island} />}
      {demo?.script && <InlineScript code={demo.script} />}
      <OverviewSection {...page.overview} />
      {page.workflow.steps.length > 0 && <WorkflowSection {...page.workflow} />}
      <FeaturesSection {...page.features} />
      {page.useCases.items.length > 0 && <UseCasesSection {...page.useCases} />}
      {page.pricing.tiers.length > 0 && <PricingSection {...page.pricing} limits={page.limits} />}
      {stats.items.length > 0 && <StatsSection {...stats} isJoined={testimonials.items.length > 0} />}
      {testimonials.items.length > 0 && <TestimonialsSection {...testimonials} />}
      {page.faq.items.length > 0 && <FaqSection {...page.faq} />}
      {page.related.items.length > 0 && <RelatedSection {...page.related} />}
      <ClosingSection {...page.closing} isOfSolution />
    </div>
  );
}

function FeaturesSection({ title, intro, items, isPlanned }: ToolPage["features"]) {
  return (
    <Section headingId="features-title">
      <div id="features">
        <NarrowFold heading="h2" headingClasses="text-title" id="features-title" title={title}>
          {intro && <p className="mt-4 max-w-prose text-intro text-soft">{intro}</p>}
          <PointList
            items={items}
            mark={isPlanned ? "dots" : "ticks"}
            className="mt-lead gap-x-10 gap-y-2 leading-snug sm:grid-cols-2 lg:grid-cols-3"
          />
        </NarrowFold>
      </div>
    </Section>
  );
}

const columns = ["", "max-w-4xl", "lg:grid-cols-2", "lg:grid-cols-3"];

type PricingSectionProps = ToolPage["pricing"] & Pick<ToolPage, "limits">;

function PricingSection({ title, intro, buying, popular, includes, tiers, limits }: PricingSectionProps) {
  return (
    <Section headingId="pricing" title={title} intro={intro} link={buying}>
      <ul className={`mt-lead grid gap-3 ${columns[tiers.length]}`}>
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
      {limits.items.length > 0 && (
        <div className="mt-6 grid gap-x-8 gap-y-2 lg:grid-cols-[auto_1fr]">
          <h3 id="limits" className="text-heading">
            {limits.title}
          </h3>
          <PointList items={limits.items} mark="dots" className="m-0 max-w-prose" />
        </div>
      )}
    </Section>
  );
}

function OverviewSection({ title, paragraphs, benefits, items }: ToolPage["overview"]) {
  return (
    <Section headingId="overview" columns={items.length > 0 ? "wide" : undefined}>
      <div className={items.length > 0 ? "" : "max-w-4xl"}>
        <h2 id="overview" className="text-title">
          {title}
        </h2>
        <div className="mt-5 grid gap-4 text-soft">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? "text-ink text-intro" : ""}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {items.length > 0 && (
        <div>
          <NarrowFold heading="h3" headingClasses="text-heading" title={benefits}>
            <PointList items={items} mark="dots" />
          </NarrowFold>
        </div>
      )}
    </Section>
  );
}

function WorkflowSection({ title, steps }: ToolPage["workflow"]) {
  return (
    <Section headingId="workflow" ground="night" className="overflow-x-clip" title={title}>
      <StepRow
        onNight
        folds="step"
        steps={steps.map(({ label, title, description, details }) => ({
          title,
          duration: label,
          text: description,
          more: details.length > 0 && (
            <ul className="mt-3">
              {details.map((detail) => (
                <li key={detail} className="border-night-line border-t py-1.5 leading-snug last:border-b">
                  {detail}
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </Section>
  );
}

function RelatedSection({ title, all, items }: ToolPage["related"]) {
  return (
    <Section data-print="hidden" headingId="related" title={title}>
      <ul className="mt-lead grid grid-cols-1 border-line border-t-2 lg:grid-cols-3 lg:gap-x-8 lg:border-b-2">
        {items.map((item) => (
          <OfferRow key={item.id} {...item} className="border-line py-3.5 max-lg:border-b-2 lg:py-6" />
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to="/tools">{all}</TextLink>
      </p>
    </Section>
  );
}
