import type { ReactNode } from "react";
import type { OfferKinds as OfferKindsCopy } from "#app/content/offer-kinds.ts";
import { Link } from "#app/ui/link.tsx";

type OfferKind = OfferKindsCopy["items"][number];

interface OfferKindsProps extends OfferKindsCopy {
  /** The kind that the page lists. Its name is shown without a link. */
  current?: OfferKind["id"];
  /** Content beside the rows in a wide window, below them in a narrow one. */
  children?: ReactNode;
}

/** {@link OfferKinds} as a section below the hero of a page that lists one kind of offer. */
export function OfferKindsSection(offerKinds: OfferKindsProps) {
  return (
    <div data-print="hidden" className="thread on-paper">
      <div className="measure pb-section">
        <OfferKinds {...offerKinds} />
      </div>
    </div>
  );
}

/** One row for each kind of offer: its name, its lowest price, an explanation and an example. */
export function OfferKinds({ title, items, current, children }: OfferKindsProps) {
  return (
    <>
      <h2 className="text-heading">{title}</h2>
      <div className={`mt-3 grid gap-3 sm:gap-6 ${children ? "lg:grid-cols-[1fr_20rem]" : ""}`.trim()}>
        <ul className="offer-kinds card divide-y divide-line overflow-hidden">
          {items.map((item) => (
            <OfferKindRow key={item.id} {...item} isCurrent={item.id === current} />
          ))}
        </ul>
        {children}
      </div>
    </>
  );
}

/**
 * Name and price are in one line in a narrow list, below each other in a wider one, and in two columns in the widest. A press
 * anywhere in the row follows the name's link, except on the example, which has its own link.
 */
function OfferKindRow({ name, price, text, path, example, isCurrent }: OfferKind & { isCurrent: boolean }) {
  return (
    <li className={`offer-kind ${isCurrent ? "bg-sunk shadow-[inset_0.25rem_0_0]" : "hover:bg-sunk"}`}>
      <h3 className="text-heading">
        {isCurrent ? (
          <span aria-current="page">{name}</span>
        ) : (
          <Link to={path} className="underline decoration-2 underline-offset-4 after:absolute after:inset-0">
            {name}
          </Link>
        )}
      </h3>
      <p className="font-semibold tabular-nums max-sm:text-sm">{price}</p>
      <p className="text-soft">{text}</p>
      {example && (
        <p>
          <Link to={example.path} className="group relative inline-block max-sm:min-h-11">
            {example.text}:{" "}
            <span
              lang={example.lang}
              className="whitespace-nowrap font-semibold underline underline-offset-4 group-hover:decoration-2"
            >
              {example.title}
            </span>
          </Link>
        </p>
      )}
    </li>
  );
}
