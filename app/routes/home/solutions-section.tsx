import type { Bead } from "~/ui/beadwork";
import { BeadMark } from "~/ui/beadwork";
import { SectionHeading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

interface SolutionsSectionProps {
  title: string;
  lead: string;
  items: { id: string; title: string; description: string; path: string; bead: Bead }[];
}

/** The first card is large, the last two are wide: twelve cells for seven cards. */
const spans = ["lg:col-span-2 lg:row-span-2", "", "", "", "", "lg:col-span-2", "lg:col-span-2"];

export function SolutionsSection({ title, lead, items }: SolutionsSectionProps) {
  return (
    <section className="thread" aria-labelledby="solutions">
      <span className="bead-3 thread-bead top-3" />
      <div className="measure pb-section">
        <SectionHeading id="solutions" title={title} lead={lead} />
        <ul className="mt-12 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {items.map((item, index) => (
            <li key={item.id} className={`min-w-0 bead-${item.bead} ${spans[index]} sm:first:col-span-2`}>
              <Link
                to={item.path}
                className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card p-6 transition-colors hover:border-ink"
              >
                <span className="absolute inset-x-0 top-0 h-1.5 bg-(--bead)" />
                <BeadMark
                  id={item.id}
                  bead={item.bead}
                  className={
                    index === 0
                      ? "-end-16 -mt-24 sm:-mt-28 relative mb-6 size-64 self-end lg:-end-36 lg:-mt-32 lg:mb-auto lg:size-144"
                      : "mb-6 size-14"
                  }
                />
                <h3 className="text-heading">{item.title}</h3>
                <p className="mt-2 pe-8 text-soft">{item.description}</p>
                <Icon
                  name="arrow-right"
                  className={`absolute end-5 size-6 ${index === 0 ? "bottom-6" : "top-6"} text-soft transition-transform group-hover:translate-x-1 group-hover:text-ink`}
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
