import { PricingHeading } from "#app/sections/pricing-heading.tsx";
import { Section } from "#app/sections/section.tsx";
import { PriceTier } from "./price-tier";
import type { ToolPage } from "./tool-page.server";

const columns = ["", "max-w-4xl", "lg:grid-cols-2", "lg:grid-cols-3"];

export function PricingSection({ title, intro, buying, popular, includes, tiers }: ToolPage["pricing"]) {
  return (
    <Section id="pricing">
      <PricingHeading title={title} intro={intro} buying={buying} />
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
