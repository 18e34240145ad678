import type { BuyingPage } from "#app/content/buying-page.ts";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

export function StagesSection({ title, intro, items, tools }: BuyingPage["stages"]) {
  return (
    <Section headingId="stages" ground="night" title={title} intro={intro}>
      <ol className="mt-lead grid gap-8 lg:auto-cols-fr lg:grid-flow-col">
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
            <p className="mt-4 font-bold font-display text-title tabular-nums">{item.percent}%</p>
            <p className="mt-1 text-lg">{item.when}</p>
            {item.example && <p className="mt-1 text-night-soft tabular-nums">{item.example}</p>}
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
        <dl className="mt-lead border-ink border-y-2">
          {items.map((item) => (
            <div key={item.label} className="border-line border-b py-5 last:border-0">
              <dt className="font-semibold text-lg">{item.label}</dt>
              <dd>
                <span className="block font-bold font-display text-heading tabular-nums">
                  {unbroken(item.price)}
                </span>
                <span className="mt-1 block max-w-prose text-soft">{item.text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid content-start gap-6">
        {examples.map((example) => (
          <div key={example.title} className="card">
            <div className="p-6 sm:p-9">
              <h3 className="text-heading">{example.title}</h3>
              <dl className="mt-5 border-ink border-t-2 tabular-nums">
                {example.lines.map((line) => (
                  <div
                    key={line.label}
                    className="flex items-baseline justify-between gap-x-6 border-line border-b py-3"
                  >
                    <dt>{unbroken(line.label)}</dt>
                    <dd className="whitespace-nowrap font-semibold">{line.amount}</dd>
                  </div>
                ))}
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-4">
                  <dt className="font-semibold">{example.total.label}</dt>
                  <dd className="font-bold font-display text-heading">{example.total.amount}</dd>
                </div>
              </dl>
              <p className="mt-4 border-line border-t pt-4 text-soft">
                {unbroken(example.later)} {example.without && unbroken(example.without)}
              </p>
            </div>
          </div>
        ))}
      </div>
    </Section>
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
