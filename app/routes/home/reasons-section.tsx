import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { HomePage } from "./home-page";

export function ReasonsSection({ title, items, whyNow }: HomePage["reasons"] & Pick<HomePage, "whyNow">) {
  return (
    <Section headingId="reasons" columns="half">
      <div className="grid content-start gap-3 sm:gap-6">
        <SectionHeading id="reasons" title={title} />
        <section aria-labelledby="why-now" className="rounded-card bg-sunk px-4 sm:p-6">
          <NarrowFold heading="h3" id="why-now" title={whyNow.title}>
            <p className="sm:mt-2 sm:text-intro">{whyNow.text}</p>
            <p className="mt-1 flex flex-wrap gap-x-5">
              <Link to={whyNow.guide.path} className="text-link inline-flex min-h-11 items-center">
                {whyNow.guide.label}
              </Link>
              <a
                href={whyNow.source.address}
                rel="noopener"
                className="text-link inline-flex min-h-11 items-center"
              >
                {whyNow.source.label}
              </a>
            </p>
          </NarrowFold>
        </section>
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[2rem_1fr] gap-x-4 border-line border-t-2 py-2 sm:gap-x-6 sm:py-5"
          >
            <Icon name={item.icon} className="mt-0.5 size-7" />
            <div>
              <h3 className="text-heading">{item.title}</h3>
              <p className="mt-1 max-w-prose text-soft">{unbroken(item.text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
