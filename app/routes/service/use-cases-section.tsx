import { Section } from "#app/sections/section.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicePage } from "./service-page.server";

export function UseCasesSection({ title, sampleLabel, items }: ServicePage["useCases"]) {
  return (
    <Section id="use-cases" ground="sunk" title={title} sampleLabel={sampleLabel}>
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
    </Section>
  );
}

const columns = ["", "", "", "lg:grid-cols-3", "lg:grid-cols-4"];
