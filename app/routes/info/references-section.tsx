import { RelatedRow } from "#app/sections/related-row.tsx";
import type { InfoPage } from "./info-page.server";

/** What to read or to look at next. */
export function ReferencesSection({ title, items }: NonNullable<InfoPage["references"]>) {
  return (
    <section className="border-line border-t bg-sunk" aria-labelledby="related">
      <div className="measure grid gap-x-16 gap-y-8 py-16 lg:grid-cols-[1fr_2.2fr] lg:py-24">
        <h2 id="related" className="text-title">
          {title}
        </h2>
        <ul className="border-ink border-t-2">
          {items.map((item) => (
            <RelatedRow
              key={item.path}
              item={item}
              className="grid-cols-[3rem_1fr] gap-x-5 border-line border-b py-6 sm:grid-cols-[4rem_1fr]"
              mark="size-12 sm:size-16"
              kicker={item.kindLabel}
            >
              <p className="mt-1.5 max-w-prose text-soft">{item.description}</p>
            </RelatedRow>
          ))}
        </ul>
      </div>
    </section>
  );
}
