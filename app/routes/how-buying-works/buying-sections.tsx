import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { BuyingPage } from "./buying-page.server";

interface FactsSectionProps {
  id: string;
  title: string;
  intro?: string;
  items: { label: string; text: string; link?: { label: string; address?: string; path?: string } }[];
}

/** Questions of a buyer and their answers, one to a line. */
export function FactsSection({ id, title, intro, items }: FactsSectionProps) {
  return (
    <section className="measure py-12 lg:py-20" aria-labelledby={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      <dl className="mt-8 border-ink border-y-2">
        {items.map((item) => (
          <div
            key={item.label}
            className="grid gap-x-12 gap-y-1 border-line border-b py-5 last:border-0 lg:grid-cols-[1fr_2.4fr]"
          >
            <dt className="font-bold font-display text-heading">{item.label}</dt>
            <dd className="max-w-prose">
              {unbroken(item.text)}
              {item.link && (
                <>
                  {" "}
                  {item.link.path ? (
                    <Link to={item.link.path} className="text-link">
                      {item.link.label}
                    </Link>
                  ) : (
                    item.link.address && <ExternalLink label={item.link.label} address={item.link.address} />
                  )}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The share of each stage as a bar on the whole. */
export function StagesSection({ title, intro, items, tools }: BuyingPage["stages"]) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="stages">
      <div className="measure py-section">
        <SectionHeading id="stages" title={title} intro={intro} onNight />
        <ol className="mt-10 grid gap-8 lg:auto-cols-fr lg:grid-flow-col">
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
        <h3 className="mt-12 text-heading">{tools.title}</h3>
        <p className="mt-2 max-w-prose text-night-soft">{tools.text}</p>
      </div>
    </section>
  );
}

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

interface StepsSectionProps {
  id: string;
  title: string;
  intro: string;
  steps: { title: string; text: string }[];
}

/** Steps in order, down one line. */
export function StepsSection({ id, title, intro, steps }: StepsSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-prose text-soft">{unbroken(intro)}</p>
      <ol className="mt-6 border-ink border-t-2">
        {steps.map((step) => (
          <li key={step.title} className="grid gap-x-6 border-line border-b py-4 sm:grid-cols-[10rem_1fr]">
            <h3 className="font-bold text-lg">{step.title}</h3>
            <p className="text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A link in a text to another site, with the sign that it leads away. */
function ExternalLink({ label, address }: { label: string; address: string }) {
  return (
    <a href={address} rel="noopener" className="text-link inline-flex min-h-11 items-center gap-2">
      {label} <Icon name="external-link" className="size-4" />
    </a>
  );
}
