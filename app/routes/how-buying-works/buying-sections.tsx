import type { BuyingPage } from "#app/content/buying-page.ts";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** The stages of a payment as the parts of one bar, and below it what each part is for. */
export function StagesSection({ title, intro, items, year, lines, tools }: BuyingPage["stages"]) {
  return (
    <Section headingId="stages" ground="night" title={title} intro={intro}>
      <div className="mt-lead grid gap-x-16 gap-y-8 lg:grid-cols-wide">
        <div>
          <StageBar items={items} />
          <ol className="mt-2">
            {items.map((item) => (
              <li
                key={item.label}
                className="grid items-baseline gap-x-8 border-night-line border-b py-3 last:border-0 sm:grid-cols-[8rem_1fr]"
              >
                <p className="font-semibold">
                  {item.label}
                  <span className="sr-only"> · {item.percent}%</span>
                </p>
                <div>
                  <p className="sm:text-lg">{item.when}</p>
                  {item.example && <p className="text-night-soft tabular-nums">{item.example}</p>}
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div>
          {year && (
            <div className="mb-8 border-night-line border-b pb-6">
              <h3 className="text-heading">{year.title}</h3>
              <p className="font-bold font-display text-large tabular-nums">{year.total.amount}</p>
              <p>
                <TextLink to="#costs">{lines}</TextLink>
              </p>
            </div>
          )}
          <h3 className="text-heading">{tools.title}</h3>
          <p className="mt-2 max-w-prose text-night-soft">{tools.text}</p>
        </div>
      </div>
    </Section>
  );
}

/** Each part is as wide as its share. Hidden from screen readers, which read the shares in the list below it. */
function StageBar({ items }: Pick<BuyingPage["stages"], "items">) {
  return (
    <svg className="block h-16 w-full rounded-control tabular-nums" aria-hidden="true">
      {items.map(({ label, start, percent }, index) => (
        // The inner `<svg>` cuts off a label that is too long for its part.
        <svg key={label} x={`${start}%`} width={`${percent}%`} height="64" aria-hidden="true">
          <rect
            width="100%"
            height="64"
            fill={index % 2 ? "var(--color-night-soft)" : "var(--color-on-night)"}
          />
          <g fill="var(--color-night)">
            <text x="7" y="24" fontSize="13">
              {label}
            </text>
            <text x="7" y="51" fontSize="24" fontWeight="700" fontFamily="var(--font-display)">
              {percent}%
            </text>
          </g>
        </svg>
      ))}
    </svg>
  );
}

export function CostsSection({ title, intro, items, examples }: BuyingPage["costs"]) {
  return (
    <Section headingId="costs" title={title} intro={intro}>
      <div className="mt-lead grid gap-x-12 border-ink border-y-2 lg:grid-cols-half">
        {items.map((item) => (
          <CostItem key={item.label} {...item} />
        ))}
      </div>
      <div className="mt-lead grid gap-3 sm:gap-6 lg:grid-cols-half">
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
    <div className="border-line border-b py-1.5 last:border-0 sm:py-5 lg:nth-last-[2]:border-0">
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
