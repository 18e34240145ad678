import { Section } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import type { ServicesPage } from "./services-page.server";

/** A price list: the prices can be read down the right edge alone. */
export function PricedSection({ title, intro, items }: ServicesPage["priced"]) {
  return (
    <Section id="priced" title={title} intro={intro}>
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
