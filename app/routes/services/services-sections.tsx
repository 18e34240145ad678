import { Illustration } from "#app/illustrations/illustration.tsx";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CardLink, TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { PointList } from "#app/ui/point-list.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { ServicesPage } from "./services-page";

export function PricedSection({ title, intro, items }: ServicesPage["priced"]) {
  return (
    <Section headingId="priced" title={title} intro={intro} className="without-solution">
      <div className="mt-lead grid gap-3 sm:gap-5 lg:grid-cols-2">
        {items.map((item) => (
          <article
            key={item.id}
            id={item.id}
            lang={item.lang}
            aria-labelledby={`${item.id}-title`}
            className={`hue-${item.hue} group grid gap-3 card p-4 sm:gap-5 sm:p-6 sm:max-lg:grid-cols-half sm:max-lg:grid-rows-[auto_auto_1fr] lg:row-span-4 lg:grid-rows-subgrid`}
          >
            <Illustration
              {...item.illustration}
              className="illustration-window sm:max-lg:row-span-3 sm:max-lg:self-start"
            />
            <div>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 id={`${item.id}-title`} className="text-heading">
                  {item.title}
                </h3>
                <p className="flex flex-wrap gap-x-3 tabular-nums">
                  <span className="font-semibold">{item.price}</span>
                  {item.weeks && <span className="text-soft">{item.weeks}</span>}
                </p>
              </div>
              <p className="mt-1 text-soft max-sm:leading-snug sm:mt-2">{unbroken(item.description)}</p>
            </div>
            <div>
              {item.deliverables.length > 0 && (
                <NarrowFold
                  heading="h4"
                  headingClasses="font-bold font-display text-xl"
                  title={item.deliverablesTitle}
                >
                  <PointList items={item.deliverables} />
                </NarrowFold>
              )}
            </div>
            <ButtonLink to={item.path} variant="quiet" className="justify-self-start">
              <span>
                {item.more}
                <span className="sr-only">: {item.title}</span>
              </span>
              <Icon name="arrow-right" className="arrow size-4" />
            </ButtonLink>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function PriceListSection({ title, intro, buying, items }: ServicesPage["list"]) {
  return (
    <Section headingId="price-list" ground="night" columns="narrow">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <SectionHeading id="price-list" title={title} intro={intro} onNight>
          <p>
            <TextLink to={buying.path}>{buying.label}</TextLink>
          </p>
        </SectionHeading>
      </div>
      <ul className="border-night-soft border-y-2">
        {items.map((item) => (
          <li
            key={item.id}
            lang={item.lang}
            className="group relative border-night-line border-b py-2.5 leading-snug last:border-0 sm:py-3"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 sm:text-lg/6">
              <h3 className="font-semibold">
                <CardLink to={item.path}>{item.title}</CardLink>
              </h3>
              <span className="hidden grow border-night-soft border-b-2 border-dotted sm:block" />
              <p className="font-semibold tabular-nums">{item.price}</p>
            </div>
            <p className="text-night-soft text-sm/5">{item.tagline}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ProcessSection({ title, intro, yours, steps }: ServicesPage["process"]) {
  return (
    <Section headingId="process" title={title} intro={intro}>
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
