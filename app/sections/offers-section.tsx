import type { ComponentProps } from "react";
import { type OfferItem, OfferRow } from "./offer-row";
import { Section } from "./section";

type OffersSectionProps = ComponentProps<typeof Section> & { items: OfferItem[] };

/** The offers that a page recommends, one row each. Renders nothing if `items` is empty. */
export function OffersSection({ items, ...section }: OffersSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section columns="narrow" {...section}>
      <ul className="border-ink border-t-2">
        {items.map((item) => (
          <OfferRow key={item.path} {...item} className="border-line border-b py-4 sm:py-6" />
        ))}
      </ul>
    </Section>
  );
}
