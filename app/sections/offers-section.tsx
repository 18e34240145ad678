import type { ComponentProps } from "react";
import { SectionHeading } from "#app/ui/heading.tsx";
import { type OfferItem, OfferRow } from "./offer-row";
import { Section } from "./section";

type OffersSectionProps = ComponentProps<typeof Section> & { items: OfferItem[] };

/** The offers that a page recommends, one row each. Renders nothing if `items` is empty. */
export function OffersSection({ items, title = "", intro, ...section }: OffersSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section columns="narrow" {...section}>
      {/* The heading stays in view beside a long list. */}
      <div className="lg:sticky lg:top-32 lg:self-start">
        <SectionHeading
          id={section.headingId}
          title={title}
          intro={intro}
          onNight={section.ground === "night"}
        />
      </div>
      <ul className="border-ink border-t-2">
        {items.map((item) => (
          <OfferRow key={item.path} {...item} className="border-line border-b py-4 sm:py-6" />
        ))}
      </ul>
    </Section>
  );
}
