import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ServicesPage } from "./services-page.server";

/** All six as on a price board: the name, a dotted line, the price. */
export function PriceListSection({ title, intro, buying, items }: ServicesPage["list"]) {
  return (
    <Section id="price-list" ground="night" layout="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <SectionHeading id="price-list" title={title} intro={intro} onNight>
          <p>
            <Link
              to={buying.path}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
            >
              {buying.label}
            </Link>
          </p>
        </SectionHeading>
      </div>
      <ul className="border-night-soft border-y-2">
        {items.map((item) => (
          <li
            key={item.id}
            lang={item.lang}
            className="group relative border-night-line border-b py-5 last:border-0 sm:py-6"
          >
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3 className="text-heading">
                <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
                  {item.title}
                </Link>
              </h3>
              <span className="hidden grow border-night-soft border-b-2 border-dotted sm:block" />
              <p className="w-full font-bold font-display text-heading tabular-nums sm:w-auto">
                {item.price}
              </p>
            </div>
            <p className="mt-1 max-w-prose text-night-soft">{item.tagline}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
