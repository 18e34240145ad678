import type { ComponentProps } from "react";
import { type OfferItem, OfferRow } from "./offer-row";
import { Section } from "./section";

type OffersSectionProps = ComponentProps<typeof Section> & { items: OfferItem[] };

/** What a page recommends, a row each. Draws nothing where there is none. */
export function OffersSection({ items, ...section }: OffersSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section columns="narrow" {...section}>
      <ul className="border-ink border-t-2">
        {items.map((item) => (
          <OfferRow key={item.path} {...item} className="border-line border-b py-6" />
        ))}
      </ul>
    </Section>
  );
}
