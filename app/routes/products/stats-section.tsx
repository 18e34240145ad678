import { Stat } from "#app/ui/stat.tsx";
import type { ProductsPage } from "./products-page.server";

export function StatsSection({ title, items, note }: ProductsPage["stats"]) {
  return (
    <section className="bg-night text-on-night" aria-labelledby="stats">
      <h2 id="stats" className="sr-only">
        {title}
      </h2>
      <dl className="measure grid grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <Stat
            key={item.label}
            {...item}
            onNight
            className="border-night-line py-5 ps-5 lg:py-8 not-first:border-s max-lg:odd:border-s-0 max-lg:odd:ps-0 lg:first:ps-0"
          />
        ))}
      </dl>
      <p className="measure border-night-line border-t py-4 text-night-soft text-sm">{note}</p>
    </section>
  );
}
