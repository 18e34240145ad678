import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicePage } from "./service-page.server";

/** The benefits as large sentences. */
export function BenefitsSection({ title, items }: ServicePage["benefits"]) {
  return (
    <Section id="benefits" layout="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2.2fr]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <SectionHeading id="benefits" title={title} />
      </div>
      <ul className="border-ink border-t-2">
        {items.map((item) => (
          <li
            key={item}
            className="flex items-baseline gap-5 border-line border-b py-6 font-display font-semibold text-heading"
          >
            <span className="size-4 shrink-0 rounded-full bg-(--accent)" />
            <span>{unbroken(item)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
