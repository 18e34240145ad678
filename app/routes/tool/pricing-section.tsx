import { PricingHeading } from "#app/sections/pricing-heading.tsx";
<<<<<<< HEAD
import { PriceTier, type PriceTierProps } from "./price-tier";

interface PricingSectionProps {
  title: string;
  intro: string;
  /** To what else there is to know about money. */
  buying: { label: string; path: string };
  popular: string;
  includes: string;
  tiers: Omit<PriceTierProps, "popular" | "includes" | "isAlone">[];
}
=======
import { PriceTier } from "./price-tier";
import type { ToolPage } from "./tool-page.server";
>>>>>>> main

/** As many columns as tiers. */
const columns = ["", "max-w-4xl", "lg:grid-cols-2", "lg:grid-cols-3"];

<<<<<<< HEAD
export function PricingSection({ title, intro, buying, popular, includes, tiers }: PricingSectionProps) {
=======
export function PricingSection({ title, intro, buying, popular, tiers }: ToolPage["pricing"]) {
>>>>>>> main
  return (
    <section className="thread" aria-labelledby="pricing">
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure py-section">
        <PricingHeading title={title} intro={intro} buying={buying} />
        <ul className={`mt-6 grid gap-4 sm:mt-14 sm:gap-6 lg:gap-0 ${columns[tiers.length]}`}>
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
      </div>
    </section>
  );
}
