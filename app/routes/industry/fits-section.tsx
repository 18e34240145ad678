import { RelatedRow } from "#app/sections/related-row.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Cover } from "#app/ui/beadwork.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { IndustryPage } from "./industry-page.server";

/** Pictures on one line: what fits this industry, each with the reason and the price. */
export function FitsSection({ title, items }: IndustryPage["fits"]) {
  return (
    <section aria-labelledby="fits">
      <div className="measure grid gap-x-16 gap-y-10 py-section lg:grid-cols-[1fr_2.2fr]">
        <h2 id="fits" className="text-title">
          {title}
        </h2>
        <ul className="timeline [--line:3rem] lg:[--line:4.5rem]">
          {items.map((item) => (
            <RelatedRow
              key={item.path}
              item={item}
              className="grid-cols-[6rem_1fr] gap-x-5 pb-10 last:pb-0 lg:grid-cols-[9rem_1fr] lg:gap-x-8"
              mark=""
              cover={
                <Cover id={item.id} accent={item.accent} className="aspect-8/5 self-start rounded-control" />
              }
            >
              <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft tabular-nums">
                {item.kindLabel} · {item.price}
                {item.status && <Badge {...item.status} />}
              </p>
              <p className="mt-3 max-w-prose">{unbroken(item.why)}</p>
            </RelatedRow>
          ))}
        </ul>
      </div>
    </section>
  );
}
