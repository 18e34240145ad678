import type { ToolPage } from "#app/content/tool-page.ts";
import { Section } from "#app/sections/section.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { CardLink, TextLink } from "#app/ui/link.tsx";

/** Smaller than the sections above it: a visitor who reads this far has decided, or looks for another tool. */
export function RelatedSection({ title, all, items }: ToolPage["related"]) {
  return (
    <Section data-print="hidden" headingId="related">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="related" className="text-heading">
          {title}
        </h2>
        <TextLink to="/tools">{all}</TextLink>
      </div>
      <ul className="mt-4 grid grid-cols-1 border-line border-t-2 lg:grid-cols-3 lg:gap-x-8 lg:border-b-2">
        {items.map((item) => (
          <li
            key={item.id}
            lang={item.lang}
            className="group relative grid grid-cols-[3rem_1fr] items-center gap-x-4 border-line py-2.5 max-lg:border-b-2 sm:py-3"
          >
            <BeadMark id={item.id} accent={item.accent} icon={item.icon} className="w-full" />
            <div className="leading-snug">
              <div className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
                <h3 className="font-semibold sm:text-lg">
                  <CardLink to={item.path}>{item.title}</CardLink>
                </h3>
                {item.status && <Badge {...item.status} />}
              </div>
              <p className="text-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
