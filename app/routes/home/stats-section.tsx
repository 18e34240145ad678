import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Stat } from "#app/ui/stat.tsx";
import type { HomePage } from "./home-page";

/** The company's figures and how they are counted, above smaller figures that a visitor can check. */
export function StatsSection({ title, items, counting, checks }: HomePage["stats"]) {
  if (items.length === 0)
    return (
      <section className="thread border-line border-y bg-sunk" aria-labelledby="stats">
        <div className="measure py-band">
          <h2 id="stats" className="text-xl">
            {checks.title}
          </h2>
          <Checks items={checks.items} />
        </div>
      </section>
    );
  return (
    <section className="thread border-line border-y bg-sunk" aria-labelledby="stats">
      <div className="measure py-band">
        <h2 id="stats" className="sr-only">
          {title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:gap-y-6 lg:grid-cols-4">
          {items.map((item) => (
            <Stat key={item.label} {...item} />
          ))}
        </dl>
        <details className="mt-2 text-soft sm:mt-4">
          <FoldSummary className="min-h-12 sm:justify-start">
            <h3 className="text-xl">{counting.title}</h3>
          </FoldSummary>
          <p className="max-w-4xl pb-4">{counting.text}</p>
        </details>
        <div className="border-line border-t-2 pt-4">
          <h3 className="text-xl">{checks.title}</h3>
          <Checks items={checks.items} />
        </div>
      </div>
    </section>
  );
}

/** The figures that a visitor can check. The label continues the value, so it follows the value for a screen reader too. */
function Checks({ items }: Pick<HomePage["stats"]["checks"], "items">) {
  return (
    <ul className="mt-2 grid gap-x-8 gap-y-1.5 sm:grid-cols-2 sm:gap-y-6 lg:grid-cols-4">
      {items.map(({ value, label }) => (
        <li key={label} className="max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:items-baseline">
          <strong className="block sm:font-display sm:text-large">{value}</strong>{" "}
          <span className="block text-soft leading-snug sm:mt-1">{label}</span>
        </li>
      ))}
    </ul>
  );
}
