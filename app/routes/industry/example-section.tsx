import { SectionHeading } from "~/ui/heading";

interface Line {
  label: string;
  /** How the value comes about; empty where it stands for itself. */
  sum: string;
  value: string;
}

interface ExampleSectionProps {
  title: string;
  note: string;
  name: string;
  situation: string;
  assumptions: string;
  items: string[];
  sum: string;
  ledger: {
    today: Line;
    after: Line;
    lines: Line[];
    net: { label: string; value: string };
    setup: { label: string | undefined; text: string };
  };
  caveat: { title: string; text: string };
}

/** The worked example: the assumptions on the night, the sum on a sheet of paper. */
export function ExampleSection({
  title,
  note,
  name,
  situation,
  ledger,
  caveat,
  ...words
}: ExampleSectionProps) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="example">
      <div className="measure grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_1.15fr]">
        <div>
          <SectionHeading id="example" title={title} lead={note} onNight />
          <h3 className="mt-10 text-heading">{words.assumptions}</h3>
          <ul className="mt-3 grid gap-3 text-night-soft">
            {words.items.map((item) => (
              <li key={item} className="grid grid-cols-[0.75rem_1fr] gap-3">
                <span className="mt-2 size-2.5 rounded-full bg-(--bead)" />
                {item}
              </li>
            ))}
          </ul>
          <h3 className="mt-8 text-heading">{caveat.title}</h3>
          <p className="mt-3 max-w-prose text-night-soft">{caveat.text}</p>
        </div>
        <div className="self-start overflow-hidden rounded-card bg-card text-ink">
          <div className="h-3 bg-(--bead)" />
          <div className="p-6 sm:p-9">
            <h3 className="text-heading">{name}</h3>
            <p className="mt-2 text-soft">{situation}</p>
            <h4 className="mt-7 border-ink border-b-2 pb-2 font-semibold">{words.sum}</h4>
            <dl className="tabular-nums">
              {[ledger.today, ledger.after, ...ledger.lines].map((line) => (
                <Entry key={line.label} {...line} />
              ))}
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 pt-4">
                <dt className="font-semibold">{ledger.net.label}</dt>
                <dd className="font-bold font-display text-action text-title">{ledger.net.value}</dd>
              </div>
            </dl>
            <p className="mt-4 border-line border-t pt-4">
              {ledger.setup.label && <span className="block font-semibold">{ledger.setup.label}</span>}
              {ledger.setup.text}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Entry({ label, sum, value }: Line) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-line border-b py-3 last:border-0">
      <dt className="first-letter:uppercase">
        {label}
        {sum && <span className="block text-sm text-soft">{sum}</span>}
      </dt>
      <dd className="whitespace-nowrap font-semibold">{value}</dd>
    </div>
  );
}
