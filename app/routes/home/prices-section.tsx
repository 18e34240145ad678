import { Doors } from "#app/sections/doors.tsx";
import { Section } from "#app/sections/section.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page";

export function PricesSection({ title, intro, doors, items, all, risks }: HomePage["prices"]) {
  return (
    <Section headingId="prices" title={title} intro={intro}>
      <div className="mt-4">
        <Doors items={doors} />
      </div>
      <ul className="mt-lead grid gap-2 sm:gap-3 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.path} className="min-w-0">
            <Link to={item.path} className="group block h-full card p-4 hover:border-ink sm:p-7">
              <h3 className="flex items-center justify-between gap-4 font-semibold text-lg">
                {item.label}
                <Icon name="arrow-right" className="size-5 shrink-0 text-soft group-hover:text-ink" />
              </h3>
              <p className="mt-1 font-bold font-display sm:mt-2 text-heading tabular-nums">
                {unbroken(item.price)}
              </p>
              <p className="mt-1 text-soft tabular-nums sm:mt-2">
                {item.withVat && unbroken(item.withVat)} {unbroken(item.text)}
              </p>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <TextLink to={all.path}>{all.label}</TextLink>
        <TextLink to={risks.path}>{risks.label}</TextLink>
      </p>
    </Section>
  );
}
