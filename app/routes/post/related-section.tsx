import { Figure } from "#app/figures/figure.tsx";
import { Link } from "#app/ui/link.tsx";
import type { PostPage } from "./post-page.server";

export function RelatedSection({ title, items }: PostPage["related"]) {
  return (
    <section data-print="hidden" className="border-line border-t bg-sunk" aria-labelledby="related">
      <div className="measure py-section">
        <h2 id="related" className="text-title">
          {title}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-3">
          {items.map((item) => (
            <li
              key={item.id}
              lang={item.lang}
              className="group relative grid content-start gap-5 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid"
            >
              <Figure {...item} />
              <div>
                <h3 className="text-heading">
                  <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
                    {item.title}
                  </Link>
                </h3>
                <p className="mt-2 text-soft">{item.excerpt}</p>
                <p className="mt-3 font-semibold text-sm">
                  {item.readTime}
                  {item.sampleLabel && ` · ${item.sampleLabel}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
