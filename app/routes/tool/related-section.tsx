import { RelatedRow } from "#app/sections/related-row.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { TextLink } from "#app/ui/link.tsx";
import type { ToolPage } from "./tool-page.server";

export function RelatedSection({ title, all, items }: ToolPage["related"]) {
  return (
    <section data-print="hidden" className="thread on-paper pb-section" aria-labelledby="related">
      <span className="thread-bead top-3" />
      <div className="measure">
        <SectionHeading id="related" title={title} />
        <ul className="mt-5 grid grid-cols-1 border-line border-t-2 lg:grid-cols-3 lg:gap-x-8 lg:border-b-2">
          {items.map((item) => (
            <RelatedRow
              key={item.id}
              item={item}
              className="grid-cols-[6rem_1fr] items-center gap-x-4 gap-y-1.5 border-line py-3.5 max-lg:border-b-2 sm:max-lg:grid-cols-[9rem_1fr_auto] lg:items-start lg:py-6"
              mark=""
              columns={
                <p className="max-sm:col-start-2 lg:col-start-2">
                  <Badge {...item.status} />
                </p>
              }
            >
              <p className="mt-1 text-soft">{item.line}</p>
            </RelatedRow>
          ))}
        </ul>
        <p className="mt-4">
          <TextLink to="/tools">{all}</TextLink>
        </p>
      </div>
    </section>
  );
}
