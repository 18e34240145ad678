import { Section } from "#app/sections/section.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import type { ServicePage } from "./service-page.server";

export function BenefitsSection({ title, items }: ServicePage["benefits"]) {
  return (
    <Section id="benefits" layout="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2.2fr]">
      <SectionHeading id="benefits" title={title} />
      <CheckList items={items} className="gap-x-10 text-lg leading-snug sm:grid-cols-2" />
    </Section>
  );
}
