import type { BuyingPage } from "#app/content/buying-page.ts";
import { Section } from "#app/sections/section.tsx";
import { StepRow } from "#app/sections/step-row.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

interface FactsSectionProps {
  id: string;
  title: string;
  intro?: string;
  items: {
    label: string;
    text: string;
    link?: { label: string; address?: string; path?: string };
    table?: FactTableProps | undefined;
    /** The parts of a whole, in per cent. */
    shares?: number[];
  }[];
  ground?: "paper" | "sunk";
}

export function FactsSection({ id, items, ...section }: FactsSectionProps) {
  return (
    <Section headingId={id} {...section}>
      <ul
        className={`mt-lead grid gap-x-12 sm:grid-cols-2 sm:gap-y-8 ${items.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {items.map(({ label, text, link, table, shares }, index) => (
          <li key={label} className="border-line border-t-2 py-1 sm:pt-4">
            <NarrowFold
              heading="h3"
              headingClasses="font-bold font-display text-xl"
              title={unbroken(label)}
              group={id}
              isOpen={index === 0}
            >
              <p className="pb-4 sm:mt-2 sm:pb-0">
                {unbroken(text)} {link && <FactLink {...link} />}
              </p>
              {shares && <ShareBar shares={shares} />}
              {table && <FactTable {...table} />}
            </NarrowFold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The stages of a payment. Hidden from screen readers, because a section of its own explains them. */
function ShareBar({ shares }: { shares: number[] }) {
  return (
    <svg viewBox="0 0 100 13" className="mb-4 block w-full sm:mt-4 sm:mb-0" aria-hidden="true">
      {shares.map((percent, index) => {
        const start = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be the same
          <g key={index} fill="var(--accent)">
            <rect x={start} width={percent - 1} height="4" rx="1" />
            <text x={start} y="12" fontSize="6.5" fill="currentColor" className="font-bold font-display">
              {percent}%
            </text>
          </g>
        );
      })}
    </svg>
  );
}

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

function FactLink({ label, path, address }: { label: string; path?: string; address?: string }) {
  return path ? (
    <Link to={path} className="text-link">
      {label}
    </Link>
  ) : (
    <a href={address} rel="noopener" className="text-link">
      {label} <Icon name="external-link" className="inline size-4" />
    </a>
  );
}

interface FactTableProps {
  caption: string;
  /** The titles of the columns with figures. */
  columns: string[];
  /** The first cell of each row is its label, the others are figures. */
  rows: string[][];
}

function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className="mb-4 w-full sm:mt-4 sm:mb-0">
      <caption className="text-start font-semibold">{caption}</caption>
      <thead>
        <tr className="border-line border-b align-bottom">
          <td />
          {columns.map((title) => (
            <th key={title} scope="col" className="py-2 ps-3 text-end font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...figures]) => (
          <tr key={label} className="border-line border-b">
            <th scope="row" className="py-2 text-start font-normal">
              {label}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index]} className="py-2 ps-3 text-end tabular-nums">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
