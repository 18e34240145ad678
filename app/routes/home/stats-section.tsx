import { FoldSummary } from "#app/ui/fold-summary.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stat } from "#app/ui/stat.tsx";
import type { HomePage } from "./home-page";

/** The company's figures and how they are counted, above a list of promises that a visitor can check. */
export function StatsSection({ title, items, counting, checks }: HomePage["stats"]) {
  if (items.length === 0)
    return (
      <section className="thread border-line border-y bg-sunk" aria-labelledby="stats">
        <div className="measure py-band">
          <Checks {...checks} heading="h2" id="stats" />
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
        <details className="mt-1 text-soft sm:mt-4">
          <FoldSummary className="min-h-12 sm:justify-start">
            <h3 className="text-xl">{counting.title}</h3>
          </FoldSummary>
          <p className="max-w-4xl pb-4">{counting.text}</p>
        </details>
        <Checks {...checks} heading="h3" />
      </div>
    </section>
  );
}

type ChecksProps = HomePage["stats"]["checks"] & { heading: "h2" | "h3"; id?: string };

/** A ticked list on a card, so that it differs from the figures. The label continues the value. */
function Checks({ heading: Heading, id, title, items }: ChecksProps) {
  return (
    <div className="card grid gap-y-2 px-4 py-3 sm:gap-y-4 sm:p-6">
      <Heading id={id} className="text-heading">
        {title}
      </Heading>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4">
        {items.map(({ value, label }) => (
          <li key={label} className="grid grid-cols-[auto_1fr] gap-x-3">
            <Icon name="check" className="size-7 rounded-full bg-good-ground p-1 text-good" />
            <p className="text-soft leading-snug">
              <strong className="font-display text-heading text-ink sm:block">{value}</strong>{" "}
              <span className="sm:mt-1 sm:block">{label}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
