import { RelatedRow } from "#app/sections/related-row.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepColumn } from "#app/sections/step-row.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CardLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { SolutionPage } from "./solution-page";

export function PainPointsSection({ title, items }: SolutionPage["painPoints"]) {
  return (
    <Section
      headingId="pain-points"
      ground="sunk"
      className="overflow-x-clip"
      layout="grid gap-x-20 gap-y-lead lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <SectionHeading id="pain-points" title={title} />
        <Tangle />
      </div>
      <ul className="grid content-start gap-x-10 gap-y-10 sm:grid-cols-2 sm:pb-12">
        {items.map((item) => (
          <li key={item.title} className="last:odd:col-span-full">
            <h3 className="text-heading">{item.title}</h3>
            <p className="mt-2 max-w-prose text-soft">{unbroken(item.description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tangle() {
  const knot =
    "M12 128C20 160 45 155 70 120S190 0 215 70 90 190 60 110 190 40 235 110 150 200 110 140 160 20 250 40 190 190 130 165 40 30 130 25 290 110 230 150";
  return (
    <svg
      viewBox="0 0 300 200"
      fill="none"
      strokeLinecap="round"
      className="mt-8 w-full max-w-xs overflow-visible lg:mt-14 lg:max-w-sm"
      aria-hidden="true"
    >
      <path d={knot} stroke="currentColor" strokeWidth="2" />
      <path d={knot} stroke="var(--accent)" strokeWidth="13" strokeDasharray="0 97" />
    </svg>
  );
}

export function SolutionsSection({ title, items }: SolutionPage["solutions"]) {
  return (
    <Section headingId="solutions" ground="night" title={title}>
      <StepColumn steps={items.map(({ title, description }) => ({ title, text: description }))} />
    </Section>
  );
}

export function ToolsAndServicesSection({ tools, services }: Pick<SolutionPage, "tools" | "services">) {
  return (
    <Section headingId={tools.items.length > 0 ? "tools" : "services"}>
      {tools.items.length > 0 && (
        <>
          <SectionHeading id="tools" title={tools.title} intro={tools.intro} />
          <ul className="mt-lead border-ink border-y-2">
            {tools.items.map((tool) => (
              <RelatedRow
                key={tool.id}
                item={tool}
                className="grid-cols-[6rem_1fr] items-center gap-x-5 gap-y-2 border-line border-b py-6 last:border-0 lg:grid-cols-[9rem_1fr_1.4fr_8rem_1.5rem] lg:gap-x-8"
                columns={
                  <>
                    <p className="col-start-2 text-soft lg:col-start-3">{unbroken(tool.description)}</p>
                    <p className="col-start-2 lg:col-start-4 lg:justify-self-end">
                      <Badge {...tool.status} />
                    </p>
                    <Icon
                      name="arrow-right"
                      className="hidden size-6 text-soft group-hover:translate-x-1 group-hover:text-ink lg:block"
                    />
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
                  <CardLink to={service.path}>{service.title}</CardLink>
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
