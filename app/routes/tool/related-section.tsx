import { StatusBadge } from "~/sections/status-badge";
import { type Bead, BeadMark } from "~/ui/beadwork";
import { SectionHeading } from "~/ui/heading";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { Tool } from "../../../data/schemas/tool";

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
    <section className="thread pb-section" aria-labelledby="related">
      <span className="thread-bead top-3" />
      <div className="measure">
        <SectionHeading id="related" title={title} />
        <ul className="mt-8 border-line border-t-2">
          {items.map((item) => (
            <li
              key={item.id}
              className="group relative grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3 border-line border-b-2 py-6 sm:grid-cols-[auto_1fr_auto_auto]"
            >
              <BeadMark id={item.id} bead={item.bead} className="size-14 sm:size-20" />
              <div>
                <h3 className="text-heading">
                  <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
                    {item.title}
                  </Link>
                </h3>
                <p className="mt-1 text-soft">{item.tagline}</p>
              </div>
              <p className="max-sm:col-start-2">
                <StatusBadge status={item.status} />
              </p>
              <Icon
                name="arrow-right"
                className="hidden size-6 text-soft transition-transform group-hover:translate-x-1 group-hover:text-ink sm:block"
              />
            </li>
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
