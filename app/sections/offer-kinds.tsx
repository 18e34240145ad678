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
        <ul className="@container card divide-y divide-line overflow-hidden">
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
    <li className={`${rowClasses} ${isCurrent ? "bg-sunk shadow-[inset_0.25rem_0_0]" : "hover:bg-sunk"}`}>
      <h3 className="col-start-1 row-start-1 text-heading">
        {isCurrent ? (
          <span aria-current="page">{name}</span>
        ) : (
          <Link to={path} className="underline decoration-2 underline-offset-4 after:absolute after:inset-0">
            {name}
          </Link>
        )}
      </h3>
      <p className="text-end font-semibold tabular-nums max-sm:text-sm @3xl:row-start-2 @3xl:text-start @6xl:col-start-2 @6xl:row-start-1">
        {price}
      </p>
      <p className="col-span-2 text-soft @3xl:col-span-1 @3xl:col-start-2 @3xl:row-start-1 @6xl:col-start-3">
        {text}
      </p>
      {example && (
        <p className="col-span-2 @3xl:col-span-1 @3xl:col-start-2 @3xl:row-start-2 @6xl:col-start-4 @6xl:row-start-1">
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

const rowClasses =
  "relative grid grid-cols-[auto_1fr] items-baseline gap-x-2 px-3.5 py-2 sm:px-4 sm:py-2.5 leading-snug @3xl:grid-cols-[14rem_1fr] @3xl:gap-x-6 @3xl:gap-y-0.5 @3xl:px-6 @3xl:py-3.5 @6xl:grid-cols-[9rem_14rem_19rem_1fr] @6xl:gap-x-5 @6xl:py-3";
