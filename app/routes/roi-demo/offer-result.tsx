import type { OfferView } from "#app/demos/roi-demo/describe-calculation.ts";
import { SumLines } from "#app/sections/sum-lines.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";

/** An offer's verdict, and below it each result with its formula, in the three scenarios. */
export function OfferResult({
  offer,
  scenarios,
  accent,
}: {
  offer: OfferView;
  scenarios: string[];
  accent: string;
}) {
  return (
    <article className={`${accent} rounded-card border border-line border-t-(--accent) border-t-6 bg-card`}>
      <div className="p-5 sm:p-7">
        <h3 className="font-sans font-semibold text-base text-soft">{offer.name}</h3>
        <p className="mt-1 text-balance font-bold font-display text-heading">{offer.verdict.title}</p>
        <p className="mt-2">{offer.verdict.text}</p>
        <table className="mt-5 w-full table-fixed text-end tabular-nums">
          <caption className="mb-2 text-start text-sm text-soft">{offer.caption}</caption>
          <thead>
            <tr className="border-ink border-b-2 text-sm">
              {scenarios.map((name) => (
                <th key={name} scope="col" className="pb-1 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {offer.rows.map(({ label, formula, values }) => (
            <tbody key={label} className="border-line border-b last:border-0">
              <tr>
                <th colSpan={3} scope="rowgroup" className="pt-2.5 text-start font-normal leading-tight">
                  <span className="font-semibold">{label}</span>{" "}
                  <span className="text-sm text-soft">= {formula}</span>
                </th>
              </tr>
              <tr>
                {scenarios.map((name, index) => (
                  <td key={name} className={`wrap-anywhere pt-1 pb-2 ps-2 ${index === 1 ? "font-bold" : ""}`}>
                    {values[index]}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
    </article>
  );
}

/** The sum behind an offer's result, folded while there are several of them, and on a phone. */
export function OfferWorking({
  working,
  accent,
  isOpen,
}: Pick<OfferView, "working"> & { accent: string; isOpen: boolean }) {
  if (isOpen)
    return (
      <div className={`${accent} rounded-card border border-line bg-card px-5 py-2 sm:p-7`}>
        <NarrowFold heading="h3" headingClasses="font-sans font-semibold text-base" title={working.title}>
          <SumLines {...working.sum} />
        </NarrowFold>
      </div>
    );
  return (
    <details className={`${accent} group rounded-card border border-line bg-card`}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 p-5 font-semibold sm:px-7 [&::-webkit-details-marker]:hidden">
        {working.title}
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-6 sm:px-7">
        <SumLines {...working.sum} />
      </div>
    </details>
  );
}
