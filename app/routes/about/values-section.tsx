import { Section } from "#app/sections/section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AboutPage } from "./about-page.server";

export function ValuesSection({ title, intro, items }: AboutPage["values"]) {
  return (
    <Section id="values" title={title} intro={intro}>
      <ul className="mt-12 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-card p-6">
            <h3 className="flex items-center gap-3 text-heading">
              <Icon name={item.icon} className="size-7" /> {item.title}
            </h3>
            <p className="mt-3 max-w-prose text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
