import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { BuyingPage } from "./buying-page.server";

/** What is paid each month, and beside it one product's first years, added up. */
export function CostsSection({ title, intro, items, examples }: BuyingPage["costs"]) {
  return (
    <section aria-labelledby="costs">
      <div className="measure grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1.2fr_1fr]">
        <div>
          <SectionHeading id="costs" title={title} intro={intro} />
          <dl className="mt-8 border-ink border-y-2">
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
            <div key={example.title} className="rounded-card border border-line bg-card">
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
      </div>
    </section>
  );
}
