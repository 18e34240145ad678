import { Section } from "#app/sections/section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AboutPage } from "./about-page.server";

/** Four cells of unequal width. */
const spans = ["lg:col-span-3", "lg:col-span-2", "lg:col-span-2", "lg:col-span-3"];

export function ValuesSection({ title, intro, items }: AboutPage["values"]) {
  return (
    <Section id="values" title={title} intro={intro}>
      <ul className="mt-12 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {items.map((item, index) => (
          <li key={item.id} className={`rounded-card border border-line bg-card p-6 sm:p-8 ${spans[index]}`}>
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
