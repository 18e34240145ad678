interface TellingSectionProps {
  title: string;
  steps: { title: string; text: string }[];
}

/** How an incident is told, in order. */
export function TellingSection({ title, steps }: TellingSectionProps) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="telling">
      <div className="measure grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_2.2fr] lg:py-24">
        <h2 id="telling" className="text-title">
          {title}
        </h2>
        <ol className="grid gap-x-12 gap-y-9 sm:grid-cols-2">
          {steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2.5rem_1fr]">
              <span
                className="font-bold font-display text-action text-heading tabular-nums"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-heading">{step.title}</h3>
                <p className="mt-2 text-soft">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
