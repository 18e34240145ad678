import type { ComponentProps } from "react";
import type { SolutionPlans } from "#app/content/solution-plans.ts";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { ListFold } from "./list-fold";
import { type OfferItem, OfferRow } from "./offer-row";
import { Section } from "./section";

type OffersSectionProps = ComponentProps<typeof Section> & {
  items: OfferItem[];
  /** Choices of plans below the offers, each with its price, and a text about the rest. */
  plans?: SolutionPlans | undefined;
  /** A small paragraph below the offers. */
  note?: string;
};

/**
 * The offers that a page recommends, one row each. Only two, without an intro, are beside each other below the heading. Renders
 * nothing if `items` is empty.
 */
export function OffersSection({ items, plans, note, ...section }: OffersSectionProps) {
  if (items.length === 0) return null;
  if (items.length === 2 && !section.intro)
    return (
      <Section {...section}>
        <ul className="mt-lead grid gap-x-12 border-ink border-t-2 lg:grid-cols-half">
          {items.map((item) => (
            <OfferRow key={item.path} {...item} className="border-line border-b py-4 sm:py-6" />
          ))}
        </ul>
      </Section>
    );
  return (
    <Section columns="narrow" isHeadingSticky {...section}>
      <div>
        <ul className="border-ink border-t-2">
          {items.map((item) => (
            <OfferRow key={item.path} {...item} className="border-line border-b py-4 sm:py-6" />
          ))}
        </ul>
        {plans && <Plans {...plans} />}
        {note && <p className="mt-4 max-w-prose text-soft">{note}</p>}
      </div>
    </Section>
  );
}

function Plans({ smallest, full, pays, erp, more }: SolutionPlans) {
  return (
    <div id="plans">
      <dl className="mt-6 grid gap-3 sm:grid-cols-2 sm:gap-6">
        {[smallest, full].map(({ label, price, withVat, includes, limits }) => (
          <div key={label} className="card p-4 sm:p-6">
            <dt className="text-soft">{label}</dt>
            <dd className="font-bold font-display text-heading tabular-nums">{unbroken(price)}</dd>
            {withVat && <dd className="tabular-nums">{unbroken(withVat)}</dd>}
            <dd>
              <PointList items={includes} />
            </dd>
            {limits && <dd className="mt-3 text-soft">{unbroken(limits)}</dd>}
          </div>
        ))}
      </dl>
      <ListFold {...pays} />
      <ListFold {...erp} />
      {more && <p className="mt-4 max-w-prose">{unbroken(more)}</p>}
    </div>
  );
}
