import type { ComponentProps } from "react";
import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { type OfferItem, OfferRow } from "./offer-row";
import { Section } from "./section";

type OffersSectionProps = ComponentProps<typeof Section> & {
  items: OfferItem[];
  /** Choices of plans below the offers, each with its price, and a text about the rest. */
  plans?: { choices: Record<"label" | "price" | "text", string>[]; more: string } | undefined;
  /** A small paragraph below the offers. */
  note?: string;
};

/**
 * The offers that a page recommends, one row each. Only two, without an intro, are beside each other below the heading. Renders
 * nothing if `items` is empty.
 */
export function OffersSection({ items, title = "", intro, plans, note, ...section }: OffersSectionProps) {
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
        {plans && (
          <dl className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-6">
            {plans.choices.map(({ label, price, text }) => (
              <div key={label} className="card p-4 sm:p-6">
                <dt className="text-soft">{label}</dt>
                <dd className="font-bold font-display text-heading tabular-nums">{unbroken(price)}</dd>
                <dd className="mt-1">{unbroken(text)}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && (
          <p className="mt-4 max-w-prose text-soft text-sm">
            {plans?.more && unbroken(plans.more)} {note}
          </p>
        )}
      </div>
    </Section>
  );
}
