import type { ReactNode } from "react";
import type { Doors as DoorsCopy } from "#app/content/doors.ts";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

type Door = DoorsCopy["items"][number];

interface DoorsProps extends DoorsCopy {
  /** The kind that the page is about: it is no link there. */
  current?: Door["id"];
  children?: ReactNode;
}

/** The kinds of offers below the hero of a page that lists one of them. */
export function DoorsSection({ isOnThread = false, ...doors }: DoorsProps & { isOnThread?: boolean }) {
  return (
    <div data-print="hidden" className={isOnThread ? "thread on-paper" : undefined}>
      <div className="measure pb-section">
        <Doors {...doors} />
      </div>
    </div>
  );
}

/** Says which kind of offer is for what: four cells in a row, on a phone below each other. */
export function Doors({ title, items, current, children }: DoorsProps) {
  return (
    <section aria-labelledby="doors">
      <h2 id="doors" className="text-heading">
        {title}
      </h2>
      <ul className="mt-3 grid divide-line overflow-hidden card max-sm:divide-y sm:grid-cols-2 lg:grid-cols-4 lg:divide-x">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            {item.id === current ? (
              <div aria-current="true" className={`${cell} bg-sunk`}>
                <DoorWords {...item} />
              </div>
            ) : (
              <Link to={item.path} className={`group ${cell} hover:bg-sunk`}>
                <DoorWords {...item} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

const cell =
  "grid h-full grid-cols-[1.5rem_auto_1fr] content-start items-center gap-x-2.5 px-4 py-2.5 sm:grid-rows-[auto_1fr_auto] sm:p-5";

function DoorWords({ id, name, text, price }: Door) {
  return (
    <>
      <DoorMark id={id} />
      <strong className="font-display text-lg decoration-2 underline-offset-4 [a_&]:underline sm:text-heading">
        {name}
      </strong>
      <span className="justify-self-end font-semibold tabular-nums sm:order-last sm:col-span-full sm:mt-3 sm:justify-self-start">
        {price && unbroken(price)}
      </span>
      <span className="col-span-full self-start text-soft leading-snug sm:mt-2">{unbroken(text)}</span>
    </>
  );
}

/** One bead for a task, a sheet of them for a business, one on a line of its own course, and three that are joined. */
const marks: Record<Door["id"], { line?: string; beads: string; width: number }> = {
  tool: { beads: "M12 12h.1", width: 14 },
  product: { beads: "M4 4h16.1M4 12h16.1M4 20h16.1", width: 6.5 },
  service: { line: "M1 20h5c8 0 4-16 12-16h5", beads: "M12 12h.1", width: 9 },
  solution: { line: "M4 19 12 5l8 14z", beads: "M4 19h.1M12 5h.1M20 19h.1", width: 8 },
};

function DoorMark({ id }: Pick<Door, "id">) {
  const { line, beads, width } = marks[id];
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" className="size-6" aria-hidden="true">
      {line && <path d={line} strokeWidth="2" />}
      <path d={beads} strokeWidth={width} strokeDasharray="0 8" strokeLinecap="round" />
    </svg>
  );
}
