import type { ComponentProps } from "react";
import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { type OfferItem, OfferRow } from "./offer-row";
import { Section } from "./section";

type OffersSectionProps = ComponentProps<typeof Section> & {
  items: OfferItem[];
  /** Small paragraphs below the offers. */
  notes?: string[];
};

/**
 * The offers that a page recommends, one row each. Only two, without an intro, are beside each other below the heading. Renders
 * nothing if `items` is empty.
 */
export function OffersSection({ items, title = "", intro, notes = [], ...section }: OffersSectionProps) {
  if (items.length === 0) return null;
  if (items.length === 2 && !intro)
    return (
      <Section {...section} title={title}>
        <ul className="mt-lead grid gap-x-12 border-ink border-t-2 lg:grid-cols-half">
          {items.map((item) => (
            <OfferRow key={item.path} {...item} className="border-line border-b py-4 sm:py-6" />
          ))}
        </ul>
      </Section>
    );
  return (
    <Section columns="narrow" {...section}>
      <SectionHeading
        id={section.headingId}
        title={title}
        intro={intro}
        onNight={section.ground === "night"}
      />
      <div>
        <ul className="border-ink border-t-2">
          {items.map((item) => (
            <OfferRow key={item.path} {...item} className="border-line border-b py-4 sm:py-6" />
          ))}
        </ul>
        {notes.length > 0 && (
          <div className="mt-4 gap-x-8 text-soft text-sm lg:columns-2">
            {notes.map((note) => (
              <p key={note} className="mb-2">
                {unbroken(note)}
              </p>
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}
