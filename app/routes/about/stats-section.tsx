import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Stat } from "#app/ui/stat.tsx";
import type { AboutPage } from "./about-page.server";

export function StatsSection({ title, intro, items }: AboutPage["stats"]) {
  return (
    <Section id="stats" ground="sunk" layout="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div>
        <SectionHeading id="stats" title={title} intro={intro} />
      </div>
      <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-10">
        {items.map((item) => (
          <Stat key={item.label} {...item} />
        ))}
      </dl>
    </Section>
  );
}
