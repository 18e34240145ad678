import { StatusBadge } from "~/sections/status-badge";
import { type Bead, BeadMark } from "~/ui/beadwork";
import { Link } from "~/ui/link";
import { unbroken } from "~/ui/unbroken";
import type { Tool } from "../../../data/schemas/tool";

interface FitsSectionProps {
  title: string;
  items: {
    id: string;
    title: string;
    why: string;
    path: string;
    bead: Bead;
    kindLabel: string;
    price: string;
    status: Tool["status"] | undefined;
  }[];
}

/** Beads on one thread: what fits this industry, each with the reason and the price. */
export function FitsSection({ title, items }: FitsSectionProps) {
  return (
    <section aria-labelledby="fits">
      <div className="measure grid gap-x-16 gap-y-10 py-section lg:grid-cols-[1fr_2.2fr]">
        <h2 id="fits" className="text-title">
          {title}
        </h2>
        <ul className="relative before:absolute before:inset-y-8 before:start-7 before:w-0.5 before:bg-ink lg:before:start-10">
          {items.map((item) => (
            <li
              key={item.path}
              className="group relative grid grid-cols-[3.5rem_1fr] gap-x-5 pb-10 last:pb-0 lg:grid-cols-[5rem_1fr] lg:gap-x-8"
            >
              <BeadMark id={item.id} bead={item.bead} className="size-14 lg:size-20" />
              <div>
                <h3 className="text-heading">
                  <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
                    {item.title}
                  </Link>
                </h3>
                <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft tabular-nums">
                  {item.kindLabel} · {item.price}
                  {item.status && <StatusBadge status={item.status} />}
                </p>
                <p className="mt-3 max-w-prose">{unbroken(item.why)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
