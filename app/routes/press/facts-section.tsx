interface FactsSectionProps {
  title: string;
  boilerplate: string;
  items: { label: string; values: string[] }[];
}

/** Two sentences to copy, and the facts behind them. */
export function FactsSection({ title, boilerplate, items }: FactsSectionProps) {
  return (
    <section aria-labelledby="facts" className="measure py-12 lg:py-20">
      <h2 id="facts" className="text-heading text-soft">
        {title}
      </h2>
      <p className="mt-4 max-w-4xl font-display text-[clamp(1.5rem,1.2rem+1.6vw,2.4rem)] leading-snug">
        {boilerplate}
      </p>
      <dl className="mt-12 grid border-ink border-t-2 sm:grid-cols-2 sm:gap-x-12">
        {items.map(({ label, values }) => (
          <div key={label} className="grid grid-cols-[8rem_1fr] gap-x-4 border-line border-b py-4">
            <dt className="text-soft">{label}</dt>
            {values.map((value) => (
              <dd key={value} className="col-start-2">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
