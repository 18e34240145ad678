import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import type { ServicesPage } from "./services-page.server";

/** The services with a price, which is at the right edge of each. */
export function PricedSection({ title, intro, items }: ServicesPage["priced"]) {
  return (
    <Section headingId="priced" title={title} intro={intro}>
      <div className="mt-8 grid gap-12 sm:mt-14 sm:gap-20 lg:gap-24">
        {items.map((item) => (
          <article key={item.id} id={item.id} lang={item.lang} aria-labelledby={`${item.id}-title`}>
            <div className="grid gap-x-10 gap-y-3 border-ink border-b-2 pb-5 lg:grid-cols-[1fr_auto] lg:items-end">
              <h3 id={`${item.id}-title`} className="flex items-center gap-4 text-title">
                <Icon name={item.icon} className="size-9 lg:size-12" />
                {item.title}
              </h3>
              <p className="flex flex-wrap items-baseline gap-x-5 tabular-nums">
                <span className="font-bold font-display text-heading">{item.price}</span>
                {item.weeks && (
                  <span className="flex items-center gap-2 text-soft">
                    <Icon name="clock" className="size-4" /> {item.weeks}
                  </span>
                )}
              </p>
            </div>
            <div className="mt-4 grid gap-x-12 gap-y-2 sm:mt-7 sm:gap-y-8 lg:grid-cols-[1fr_1.1fr_1.1fr]">
              <div className="last:col-span-full">
                <p className="max-w-prose text-intro">{item.description}</p>
                <ButtonLink to={item.path} variant="quiet" className="mt-4 sm:mt-6">
                  {item.more}
                </ButtonLink>
              </div>
              {item.features.length > 0 && (
                <div>
                  <NarrowFold heading="h4" headingClasses="font-semibold" title={item.labels.features}>
                    <CheckList items={item.features} className="text-soft" />
                  </NarrowFold>
                </div>
              )}
              {item.deliverables.length > 0 && (
                <div className="rounded-card bg-sunk px-4 py-1 sm:p-6 lg:-mt-1">
                  <NarrowFold heading="h4" headingClasses="font-semibold" title={item.labels.deliverables}>
                    <ul className="sm:mt-3">
                      {item.deliverables.map((deliverable) => (
                        <li key={deliverable} className="border-edge/40 border-t py-2.5">
                          {deliverable}
                        </li>
                      ))}
                    </ul>
                  </NarrowFold>
                </div>
              )}
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** All services with name, dotted line and price, as on a price board. */
export function PriceListSection({ title, intro, buying, items }: ServicesPage["list"]) {
  return (
    <Section headingId="price-list" ground="night" layout="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
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

/** Four steps, each with what the customer does. */
export function ProcessSection({ title, intro, yours, steps }: ServicesPage["process"]) {
  return (
    <Section headingId="process" className="overflow-x-clip" title={title} intro={intro}>
      <StepRow
        steps={steps.map((step) => ({
          ...step,
          more: (
            <p className="mt-3">
              <span className="block font-semibold">{yours}</span>
              {step.yours}
            </p>
          ),
        }))}
      />
    </Section>
  );
}
