import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicePage } from "./service-page.server";

/** The width of each tile in a row of six columns, by the number of tiles. */
const spans: Record<number, string[]> = {
  1: ["lg:col-span-6"],
  2: ["lg:col-span-3", "lg:col-span-3"],
  3: ["lg:col-span-2", "lg:col-span-2", "lg:col-span-2"],
  4: ["lg:col-span-4", "lg:col-span-2", "lg:col-span-2", "lg:col-span-4"],
  5: ["lg:col-span-3", "lg:col-span-3", "lg:col-span-2", "lg:col-span-2", "lg:col-span-2"],
  6: ["lg:col-span-4", "lg:col-span-2", "lg:col-span-2", "lg:col-span-4", "lg:col-span-4", "lg:col-span-2"],
};

/** What the service includes, as tiles without gaps. */
export function OfferSection({ title, items }: ServicePage["offer"]) {
  return (
    <section className="thread on-paper pb-section" aria-labelledby="offer">
      <span className="thread-bead top-3" />
      <div className="measure">
        <SectionHeading id="offer" title={title} />
        <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-6">
          {items.map((item, index) => (
            <li key={item.title} className={`bg-card p-6 sm:p-9 ${spans[items.length]?.[index]}`}>
              <h3 className="text-heading">{item.title}</h3>
              <p className="mt-3 max-w-prose text-soft">{unbroken(item.description)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
