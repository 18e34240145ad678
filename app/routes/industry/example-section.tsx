import { SumLines } from "#app/sections/sum-lines.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import type { IndustryPage } from "./industry-page.server";

/** The worked example: the assumptions on the dark side, the sum on a light card. */
export function ExampleSection({
  title,
  note,
  name,
  situation,
  ledger,
  caveat,
  ...words
}: NonNullable<IndustryPage["example"]>) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="example">
      <div className="measure grid gap-x-16 gap-y-12 py-section lg:grid-cols-[1fr_1.15fr]">
        <div>
          <SectionHeading id="example" title={title} intro={note} onNight />
          <h3 className="mt-10 text-heading">{words.assumptions}</h3>
          <ul className="points dots text-night-soft">
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h3 className="mt-8 text-heading">{caveat.title}</h3>
          <p className="mt-3 max-w-prose text-night-soft">{caveat.text}</p>
        </div>
        <div className="self-start overflow-hidden rounded-card border-(--accent) border-t-6 bg-card text-ink">
          <div className="p-6 sm:p-9">
            <h3 className="text-heading">{name}</h3>
            <p className="mt-2 text-soft">{situation}</p>
            <h4 className="mt-7 border-ink border-b-2 pb-2 font-semibold">{words.sum}</h4>
            <SumLines {...ledger} />
          </div>
        </div>
      </div>
    </section>
  );
}
