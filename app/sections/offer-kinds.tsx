import type { ReactNode } from "react";
import type { OfferKinds as OfferKindsCopy } from "#app/content/offer-kinds.ts";
import { Link } from "#app/ui/link.tsx";

interface OfferKindsProps extends OfferKindsCopy {
  /** The kind that the page lists. It is shown without a link. */
  current?: OfferKindsCopy["items"][number]["id"];
  /** Whether there is room for at most two cells in a row. */
  isNarrow?: boolean;
  children?: ReactNode;
}

/** {@link OfferKinds} as a section below the hero of a page that lists one kind of offer. */
export function OfferKindsSection({
  isOnThread = false,
  ...offerKinds
}: OfferKindsProps & { isOnThread?: boolean }) {
  return (
    <div data-print="hidden" className={isOnThread ? "thread on-paper" : undefined}>
      <div className="measure pb-section">
        <OfferKinds {...offerKinds} />
      </div>
    </div>
  );
}

/** Explains each kind of offer and links to its page: four cells in a row, in two rows where there is less room. */
export function OfferKinds({ title, items, current, isNarrow = false, children }: OfferKindsProps) {
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      <ul
        className={`mt-3 grid gap-px overflow-hidden card bg-line sm:grid-cols-2 ${isNarrow ? "" : "lg:grid-cols-4"}`.trim()}
      >
        {items.map(({ id, name, text, price, path }) => {
          const words = (
            <>
              <strong className={id === current ? "" : "underline"}>{name}</strong>
              {price && <strong>{price}</strong>}
              <p className="w-full text-soft leading-snug">{text}</p>
            </>
          );
          return (
            <li key={id} className={id === current ? "bg-sunk" : "bg-card"}>
              {id === current ? (
                <div aria-current="page" className={cell}>
                  {words}
                </div>
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

const cell = "flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-2.5";
