import type { BuyingPage } from "#app/content/buying-page.ts";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

export function StagesSection({ title, intro, items, tools }: BuyingPage["stages"]) {
  return (
    <Section headingId="stages" ground="night" title={title} intro={intro}>
      <ol className="mt-lead grid gap-5 sm:gap-8 lg:auto-cols-fr lg:grid-flow-col">
        {items.map((item) => (
          <li key={item.when}>
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="block h-3.5 w-full rounded-full bg-night-line"
              aria-hidden="true"
            >
              <rect x={item.start} width={item.percent} height="100" fill="var(--accent)" />
            </svg>
            {/* On a phone the share and its condition are beside each other. */}
            <div className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 sm:mt-4 sm:block">
              <p className="font-bold font-display text-title tabular-nums">{item.percent}%</p>
              <div className="sm:mt-1">
                <p className="sm:text-lg">{item.when}</p>
                {item.example && <p className="text-night-soft tabular-nums sm:mt-1">{item.example}</p>}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <h3 className="mt-lead text-heading">{tools.title}</h3>
      <p className="mt-2 max-w-prose text-night-soft">{tools.text}</p>
    </Section>
  );
}

export function CostsSection({ title, intro, items, examples }: BuyingPage["costs"]) {
  return (
    <Section headingId="costs" columns="half">
      <div>
        <SectionHeading id="costs" title={title} intro={intro} />
        <div className="mt-lead border-ink border-y-2">
          {items.map((item) => (
            <CostItem key={item.label} {...item} />
          ))}
        </div>
      </div>
      <div className="grid content-start gap-3 sm:gap-6">
        {examples.map((example) => (
          <div key={example.title} className="card">
            <div className="p-4 sm:p-9">
              <h3 className="text-heading">{example.title}</h3>
              <dl className="mt-3 border-ink border-t-2 tabular-nums sm:mt-5">
                {example.lines.map((line) => (
                  <div
                    key={line.label}
                    className="flex items-baseline justify-between gap-x-6 border-line border-b py-2 sm:py-3"
                  >
                    <dt>{unbroken(line.label)}</dt>
                    <dd className="whitespace-nowrap font-semibold">{line.amount}</dd>
                  </div>
                ))}
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-2.5 sm:pt-4">
                  <dt className="font-semibold">{example.total.label}</dt>
                  <dd className="font-bold font-display text-heading">{example.total.amount}</dd>
                </div>
              </dl>
              <p className="mt-2.5 border-line border-t pt-2.5 text-soft sm:mt-4 sm:pt-4">
                {unbroken(example.later)} {example.without && unbroken(example.without)}
              </p>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** A cost and its price. On a phone the explanation is folded, so that all prices are on one screen. */
function CostItem({ label, price, text }: BuyingPage["costs"]["items"][number]) {
  return (
    <div className="border-line border-b py-1.5 last:border-0 sm:py-5">
      <NarrowFold
        heading="h3"
        headingClasses="font-semibold leading-snug"
        title={
          <>
            <span className="block sm:text-lg sm:leading-snug">{unbroken(label)}</span>
            <span className="block font-bold font-display text-heading tabular-nums">{unbroken(price)}</span>
          </>
        }
      >
        <p className="max-w-prose text-soft max-sm:pb-3 sm:mt-1">{text}</p>
      </NarrowFold>
    </div>
  );
}

interface StepsSectionProps {
  id: string;
  title: string;
  intro: string;
  steps: { title: string; text: string }[];
}

export function StepsSection({ id, steps, ...section }: StepsSectionProps) {
  return (
    <Section headingId={id} {...section}>
      <StepRow steps={steps} />
    </Section>
  );
}
