import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import type { AboutPage } from "./about-page.server";

/** Figures as in a price list, each joined to its label by a dotted line. */
export function StatsSection({ title, intro, items }: AboutPage["stats"]) {
  return (
    <Section id="stats" ground="sunk" layout="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <div>
        <SectionHeading id="stats" title={title} intro={intro} />
      </div>
      <dl className="grid gap-5">
        {items.map((item) => (
          <div key={item.label} className="flex flex-row-reverse items-center gap-4 sm:gap-6">
            <dt className="flex grow items-center gap-4 text-intro before:grow before:border-(--accent) before:border-t-8 before:border-dotted sm:gap-6">
              {item.label}
            </dt>
            <dd className="font-bold font-display text-title tabular-nums lg:text-7xl">{item.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
