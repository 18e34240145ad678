import type { ComponentProps } from "react";
import type { listDoors } from "#app/content/doors.ts";
import { Link } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** {@link Doors} as a section below the hero of a page that lists one kind of offer. */
export function DoorsSection(props: ComponentProps<typeof Doors>) {
  return (
    <div data-print="hidden">
      <div className="measure pb-section">
        <Doors {...props} />
      </div>
    </div>
  );
}

/**
 * A text that explains each kind of offer and links to its page.
 * @param current the id of this page's kind, which is no link
 */
export function Doors({ items, current }: { items: ReturnType<typeof listDoors>; current?: string }) {
  return (
    <p className="max-w-prose text-lg leading-relaxed">
      {items.map(({ id, link, text, path }) => (
        <span key={id}>
          {id === current ? (
            <strong>{link}</strong>
          ) : (
            <Link to={path} className="font-semibold underline decoration-2 underline-offset-4">
              {link}
            </Link>
          )}{" "}
          {unbroken(text)}{" "}
        </span>
      ))}
    </p>
  );
}
