import { RelatedRow, RowArrow } from "#app/sections/related-row.tsx";
import { Section } from "#app/sections/section.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { SolutionPage } from "./solution-page.server";

/** What a solution is made of: tools as rows, services as cards with their price. */
export function ToolsAndServicesSection({ tools, services }: Pick<SolutionPage, "tools" | "services">) {
  return (
    <Section headingId={tools.items.length > 0 ? "tools" : "services"}>
      {tools.items.length > 0 && (
        <>
          <SectionHeading id="tools" title={tools.title} intro={tools.intro} />
          <ul className="mt-10 border-ink border-y-2">
            {tools.items.map((tool) => (
              <RelatedRow
                key={tool.id}
                item={tool}
                className="grid-cols-[6rem_1fr] items-center gap-x-5 gap-y-2 border-line border-b py-6 last:border-0 lg:grid-cols-[9rem_1fr_1.4fr_8rem_1.5rem] lg:gap-x-8"
                mark="size-14 lg:size-18"
                columns={
                  <>
                    <p className="col-start-2 text-soft lg:col-start-3">{unbroken(tool.description)}</p>
                    <p className="col-start-2 lg:col-start-4 lg:justify-self-end">
                      <Badge {...tool.status} />
                    </p>
                    <RowArrow className="lg:block" />
                  </>
                }
              />
            ))}
          </ul>
        </>
      )}
      {services.items.length > 0 && (
        <div className="not-first:mt-20 grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_2.2fr]">
          <h2 id="services" className="text-heading">
            {services.title}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {services.items.map((service) => (
              <li
                key={service.id}
                lang={service.lang}
                className="group relative flex flex-col rounded-card border border-line bg-card p-6 hover:border-ink sm:p-7"
              >
                <Icon name={service.icon} className="size-8" />
                <h3 className="mt-5 text-heading">
                  <Link to={service.path} className="after:absolute after:inset-0 group-hover:underline">
                    {service.title}
                  </Link>
                </h3>
                <p className="mt-2 mb-6 text-soft">{service.description}</p>
                <p className="mt-auto border-line border-t pt-4 font-bold font-display text-heading tabular-nums">
                  {service.price}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
