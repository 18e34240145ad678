import type { Bead } from "~/ui/beadwork";
import { SectionHeading } from "~/ui/heading";
import { SampleLabel } from "~/ui/sample-label";
import { unbroken } from "~/ui/unbroken";

interface CaseStudiesSectionProps {
  title: string;
  lead: string;
  challenge: string;
  solution: string;
  saved: string;
  items: {
    id: string;
    bead: Bead;
    company: string;
    industry: string;
    challenge: string;
    solution: string;
    result: string;
    savings: string;
    timeframe: string;
    sampleLabel: string | undefined;
  }[];
}

/** Entries of a ledger: the figure stands at the end of the line. */
export function CaseStudiesSection({ title, lead, items, ...labels }: CaseStudiesSectionProps) {
  return (
    <section className="thread" aria-labelledby="case-studies">
      <span className="bead-1 thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure py-section">
        <SectionHeading id="case-studies" title={title} lead={lead} />
        <div className="mt-12 border-ink border-y-2">
          {items.map((item) => (
            <article
              key={item.id}
              className={`bead-${item.bead} grid gap-x-10 gap-y-5 border-line border-b py-9 last:border-0 lg:grid-cols-[1fr_1.7fr_1.1fr]`}
            >
              <div>
                <h3 className="text-heading">{item.company}</h3>
                <p className="mt-2 flex items-center gap-2.5 text-soft">
                  <span className="size-3 shrink-0 rounded-full bg-(--bead)" /> {item.industry}
                </p>
                <SampleLabel label={item.sampleLabel} className="mt-4" />
              </div>
              <dl className="grid gap-4">
                <div>
                  <dt className="font-semibold">{labels.challenge}</dt>
                  <dd className="text-soft">{unbroken(item.challenge)}</dd>
                </div>
                <div>
                  <dt className="font-semibold">{labels.solution}</dt>
                  <dd className="text-soft">{unbroken(item.solution)}</dd>
                </div>
              </dl>
              <div className="lg:text-end">
                <p className="text-soft">{labels.saved}</p>
                <p className="text-balance font-bold font-display text-3xl leading-tight tabular-nums">
                  {unbroken(item.savings)}
                </p>
                <p className="mt-2">{unbroken(item.result)}</p>
                <p className="mt-1 text-soft">{item.timeframe}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
