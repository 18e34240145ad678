import type { ReactNode } from "react";
import type { Doors as DoorsCopy } from "#app/content/doors.ts";
import { Link } from "#app/ui/link.tsx";

interface DoorsProps extends DoorsCopy {
  /** The kind that the page is about: it is no link there. */
  current?: DoorsCopy["items"][number]["id"];
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
    <>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-3 grid gap-px overflow-hidden card bg-line sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ id, name, text, price, path }) => {
          const words = (
            <>
              <strong className={`text-lg ${id === current ? "" : "underline"}`}>{name}</strong>
              <span className="ms-auto whitespace-nowrap font-semibold">{price}</span>
              <span className="w-full text-soft leading-snug">{text}</span>
            </>
          );
          return (
            <li key={id} className={id === current ? "bg-sunk" : "bg-card"}>
              {id === current ? (
                <div className={cell}>{words}</div>
              ) : (
                <Link to={path} className={cell}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      {children}
    </>
  );
}

const cell = "flex flex-wrap items-baseline px-4 py-2.5";
