import { SectionHeading } from "#app/ui/heading.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicePage } from "./service-page.server";

/** Up to four stories. */
export function UseCasesSection({ title, sampleLabel, items }: ServicePage["useCases"]) {
  return (
    <section className="thread bg-sunk [--thread-ground:var(--color-sunk)]" aria-labelledby="use-cases">
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure py-section">
        <SectionHeading id="use-cases" title={title} sampleLabel={sampleLabel} />
        <ul className={`mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 ${columns[items.length]}`}>
          {items.map((item) => (
            <li key={item.title}>
              <span className="block h-1.5 w-16 rounded-full bg-(--accent)" />
              <h3 className="mt-5 text-heading">{unbroken(item.title)}</h3>
              <p className="mt-3 text-soft">{unbroken(item.description)}</p>
              <SampleLabel label={item.sampleLabel} className="mt-4" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** As many columns as stories. */
const columns = ["", "", "", "lg:grid-cols-3", "lg:grid-cols-4"];
