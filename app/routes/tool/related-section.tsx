import { RelatedRow, RowArrow } from "#app/sections/related-row.tsx";
import { StatusBadge } from "#app/sections/status-badge.tsx";
import type { Bead } from "#app/ui/beadwork.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Tool } from "#data/schemas/tool.ts";

interface RelatedSectionProps {
  title: string;
  all: string;
  items: {
    id: string;
    path: string;
    title: string;
    tagline: string;
    status: Tool["status"];
    bead: Bead;
  }[];
}

export function RelatedSection({ title, all, items }: RelatedSectionProps) {
  return (
    <section data-print="hidden" className="thread pb-section" aria-labelledby="related">
      <span className="thread-bead top-3" />
      <div className="measure">
        <SectionHeading id="related" title={title} />
        <ul className="mt-8 border-line border-t-2">
          {items.map((item) => (
            <RelatedRow
              key={item.id}
              item={item}
              className="grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 border-line border-b-2 py-6 sm:grid-cols-[auto_1fr_auto_auto]"
              mark="size-14 sm:size-20"
              columns={
                <>
                  <p className="max-sm:col-start-2">
                    <StatusBadge status={item.status} />
                  </p>
                  <RowArrow className="sm:block" />
                </>
              }
            >
              <p className="mt-1 text-soft">{item.tagline}</p>
            </RelatedRow>
          ))}
        </ul>
        <p className="mt-8">
          <Link to="/tools" className="text-link inline-flex min-h-11 items-center">
            {all}
          </Link>
        </p>
      </div>
    </section>
  );
}
