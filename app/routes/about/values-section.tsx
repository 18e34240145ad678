import { Section } from "#app/sections/section.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Accent } from "#data/schemas/accents.ts";
import type { AboutPage } from "./about-page.server";

/** Four cells of unequal width, each with a collar that looks in from another corner. */
const cells: { accent: Accent; span: string; mark: string }[] = [
  { accent: 3, span: "lg:col-span-3", mark: "-top-24 -end-12" },
  { accent: 4, span: "lg:col-span-2", mark: "-top-28 -end-24" },
  { accent: 1, span: "lg:col-span-2", mark: "-top-28 -start-20" },
  { accent: 6, span: "lg:col-span-3", mark: "-top-32 end-16" },
];

export function ValuesSection({ title, intro, items }: AboutPage["values"]) {
  return (
    <Section id="values" accent={3} title={title} intro={intro}>
      <ul className="mt-12 grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {items.map((item, index) => (
          <li
            key={item.id}
            className={`relative overflow-clip rounded-card border border-line bg-card p-6 pt-44 sm:p-8 sm:pt-48 ${cells[index]?.span}`}
          >
            <BeadMark
              id={item.id}
              accent={cells[index]?.accent ?? 1}
              className={`absolute size-64 ${cells[index]?.mark}`}
            />
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
