import type { ComponentProps, ReactNode } from "react";
import type { ToolPage } from "#app/content/tool-page.ts";
import type { Additions } from "#app/contract/feature.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { TestimonialsSection } from "#app/sections/testimonials-section.tsx";
import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { InlineScript } from "#app/ui/inline-script.tsx";
import { AddedIsland } from "#app/ui/island.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { Stats } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { HeroSection } from "./hero-section";
import { PriceBar } from "./price-bar";
import { PriceTier } from "./price-tier";
import { RelatedSection } from "./related-section";
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
      <PriceBar {...page.bar} tryIt={demo?.tryIt} />
      {demo && <AddedIsland {...demo.island} />}
      {demo?.script && <InlineScript code={demo.script} />}
      <OverviewSection {...page.overview} features={page.features} stats={stats} />
      {page.workflow.steps.length > 0 && <WorkflowSection {...page.workflow} isBand={!demo} />}
      {page.useCases.items.length > 0 && <UseCasesSection {...page.useCases} />}
      {page.pricing.tiers.length > 0 && <PricingSection {...page.pricing} limits={page.limits} />}
      {testimonials.items.length > 0 && <TestimonialsSection {...testimonials} />}
      {page.faq.items.length > 0 && <FaqSection {...page.faq} />}
      {page.related.items.length > 0 && <RelatedSection {...page.related} />}
      <ClosingSection {...page.closing} isOfSolution />
    </div>
  );
}

const columns = ["", "max-w-4xl", "lg:grid-cols-2", "lg:grid-cols-3"];

type PricingSectionProps = ToolPage["pricing"] & Pick<ToolPage, "limits">;

function PricingSection({ title, intro, buying, popular, includes, tiers, limits }: PricingSectionProps) {
  return (
    <Section headingId="pricing">
      <div className="grid gap-x-12 gap-y-3 lg:grid-cols-narrow">
        <h2 id="pricing" className="text-title">
          {title}
        </h2>
        <div>
          <p className="max-w-prose text-soft leading-snug sm:text-lg sm:leading-snug">{intro}</p>
          <p className="mt-2">
            <TextLink to={buying.path}>{buying.label}</TextLink>
          </p>
        </div>
      </div>
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
        <div className="mt-4 grid gap-x-8 gap-y-1.5 sm:mt-6 sm:gap-y-2 lg:grid-cols-[auto_1fr]">
          <h3 id="limits" className="text-heading">
            {limits.title}
          </h3>
          {limits.items.length === 1 ? (
            <p className="max-w-prose">{limits.items[0]}</p>
          ) : (
            <PointList items={limits.items} mark="dots" className="m-0 max-w-prose" />
          )}
        </div>
      )}
    </Section>
  );
}

type OverviewSectionProps = ToolPage["overview"] & Pick<ToolPage, "features" | "stats">;

function OverviewSection({ title, paragraphs, benefits, items, features, stats }: OverviewSectionProps) {
  return (
    <Section headingId="overview" columns={items.length > 0 ? "wide" : undefined}>
      <div className={items.length > 0 ? "lg:self-baseline" : "max-w-4xl"}>
        <h2 id="overview" className="text-title">
          {title}
        </h2>
        <div className="mt-3 grid gap-3 text-soft sm:mt-5 sm:gap-4">
          {paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={`max-sm:leading-snug ${index === 0 ? "text-ink text-intro max-sm:text-base" : ""}`}
            >
              {unbroken(paragraph)}
            </p>
          ))}
        </div>
      </div>
      {items.length > 0 && (
        <div className="max-sm:-mb-2 max-sm:border-line max-sm:border-t-2 lg:self-baseline">
          <NarrowFold heading="h3" headingClasses="text-heading" title={benefits}>
            <PointList items={items} mark="dots" />
          </NarrowFold>
        </div>
      )}
      <div className={items.length > 0 ? "col-span-full" : "mt-3 sm:mt-lead"}>
        <Fold id="features" title={features.title} count={features.items.length}>
          {features.intro && <p className="max-w-prose text-soft">{features.intro}</p>}
          <PointList
            items={features.items}
            mark={features.isPlanned ? "dots" : "ticks"}
            className="gap-x-10 gap-y-2 py-3 leading-snug sm:grid-cols-2 lg:grid-cols-3"
          />
        </Fold>
        {stats.items.length > 0 && (
          <Fold id="stats" title={stats.title} count={stats.items.length}>
            <div className="pt-1 pb-5">
              <Stats items={stats.items} />
            </div>
          </Fold>
        )}
      </div>
    </Section>
  );
}

/** A part that is folded at first: its name, and how many entries it has. */
function Fold({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}) {
  return (
    <details id={id} className="border-line border-t-2 last:border-b-2">
      <FoldSummary className="min-h-12 py-1.5 sm:min-h-14">
        <h3 className="text-heading">
          {unbroken(title)} <span className="font-normal text-soft tabular-nums">{`(${count})`}</span>
        </h3>
      </FoldSummary>
      {children}
    </details>
  );
}

/** @param isBand whether the section is the page's dark band. On a page with a demo, the demo is that band */
function WorkflowSection({ title, steps, isBand }: ToolPage["workflow"] & { isBand: boolean }) {
  return (
    <Section headingId="workflow" ground={isBand ? "night" : "paper"} title={title}>
      <StepRow
        onNight={isBand}
        detailsName="step"
        steps={steps.map(({ label, title, description, details }) => ({
          title,
          duration: label,
          text: description,
          more: details.length > 0 && (
            <ul className="mt-3">
              {details.map((detail) => (
                <li
                  key={detail}
                  className={`border-t py-1.5 leading-snug ${isBand ? "border-night-line" : "border-line"}`}
                >
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
