import type { ComponentProps } from "react";
import type { OfferKinds as OfferKindsCopy } from "#app/content/offer-kinds.ts";
import { OfferDrawing } from "#app/illustrations/offer-drawing.tsx";
import { Link } from "#app/ui/link.tsx";
import { amountWithUnit, unbroken } from "#app/ui/unbroken.tsx";
import { Section } from "./section.tsx";

type OfferKind = OfferKindsCopy["items"][number];

const headingId = "offer-kinds";

interface OfferKindsProps extends Pick<OfferKindsCopy, "title" | "items"> {
  /** The kind that the page lists. Its name is shown without a link. */
  current?: OfferKind["id"];
  /** Whether each cell ends with a drawing. */
  isPictured?: boolean;
}

/** The section's id, which the link in the page's hero leads to. */
const sectionId = "which-one";

interface OfferKindsSectionProps extends OfferKindsCopy {
  current: OfferKind["id"];
  ground: NonNullable<ComponentProps<typeof Section>["ground"]>;
}

/** {@link OfferKinds} as a section below the list of a page that lists one kind of offer. */
export function OfferKindsSection({ ground, ...offerKinds }: OfferKindsSectionProps) {
  return (
    <Section id={sectionId} headingId={headingId} ground={ground} data-print="hidden">
      <OfferKinds {...offerKinds} />
    </Section>
  );
}

interface OfferKindsHintProps extends Pick<OfferKindsCopy, "link" | "items"> {
  current: OfferKind["id"];
}

/** A line in the page's hero for a visitor who needs another kind of offer. It leads to {@link OfferKindsSection}. */
export function OfferKindsHint({ link, items, current }: OfferKindsHintProps) {
  return (
    <p data-print="hidden" className="mt-4 max-sm:grid">
      <span className="text-soft">{items.find(({ id }) => id === current)?.doubt}</span>{" "}
      <a
        href={`#${sectionId}`}
        className="text-link inline-flex items-center whitespace-nowrap max-sm:-mt-3 max-sm:-mb-4 max-sm:min-h-11 max-sm:justify-self-start"
      >
        {link}
      </a>
    </p>
  );
}

/** One cell for each kind of offer: the situation of an owner who needs it, its name, an explanation, its lowest price and an example. */
export function OfferKinds({ title, items, current, isPictured = false }: OfferKindsProps) {
  return (
    <>
      <h2 id={headingId} className="text-title">
        {title}
      </h2>
      <ul
        className={`offer-kinds card mt-2 overflow-hidden sm:mt-5 ${isPictured ? "is-pictured" : ""}`.trim()}
      >
        {items.map((item) => (
          <OfferKindCell key={item.id} {...item} isCurrent={item.id === current} isPictured={isPictured} />
        ))}
      </ul>
    </>
  );
}

type OfferKindCellProps = OfferKind & Record<"isCurrent" | "isPictured", boolean>;

/** A press anywhere in the cell follows the name's link, except on the example, which has its own link. */
function OfferKindCell({
  situation,
  name,
  price,
  text,
  path,
  example,
  isCurrent,
  isPictured,
  ...kind
}: OfferKindCellProps) {
  return (
    <li
      className={`accent-${kind.accent} offer-kind relative leading-snug ${isCurrent ? "bg-sunk" : "bg-card hover:bg-sunk"}`}
    >
      {isPictured && <OfferDrawing kind={kind.id} />}
      <h3 className="text-heading max-sm:text-lg">{situation}</h3>
      <p className="sm:mt-1">
        {isCurrent ? (
          <span aria-current="page" className="font-semibold">
            {name}
          </span>
        ) : (
          <Link
            to={path}
            className="font-semibold underline decoration-2 underline-offset-4 after:absolute after:inset-0"
          >
            {name}
          </Link>
        )}
        {`: ${text}`} <span className="inline-block font-semibold tabular-nums">{price}</span>
      </p>
      {example && (
        <p className="text-soft sm:mt-1">
          <Link to={example.path} className="group relative inline-block max-sm:min-h-11">
            {example.text}:{" "}
            <span
              lang={example.lang}
              className="whitespace-nowrap font-semibold underline underline-offset-4 group-hover:decoration-2"
            >
              {example.title}
            </span>
            {example.price && <>, {unbroken(example.price, amountWithUnit)}</>}
            {example.note && <>. {example.note}</>}
          </Link>
        </p>
      )}
    </li>
  );
}
