import { SectionHeading } from "#app/ui/heading.tsx";
import type { BuyingPage } from "./buying-page.server";

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
