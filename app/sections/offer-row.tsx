import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { CardLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

export interface OfferItem extends InLanguage {
  id: string;
  title: string;
  path: string;
  /** Undefined for an offer that belongs to no solution. */
  accent: Accent | undefined;
  icon: IconName;
  /** The offer's kind, or its price. */
  note?: string;
  status?: { tone: BadgeTone; label: string } | undefined;
  text: string;
}

/**
 * A list item with a mark and a title. The title's link covers the whole row.
 * @param className border and padding of the row
 */
export function OfferRow({ className, ...item }: OfferItem & { className: string }) {
  return (
    <li
      lang={item.lang}
      className={`group relative grid grid-cols-[3rem_1fr] gap-x-4 sm:grid-cols-[5rem_1fr] sm:gap-x-5 lg:gap-x-8 ${className}`}
    >
      <BeadMark id={item.id} accent={item.accent} icon={item.icon} className="w-full self-start" />
      <div>
        <h3 className="text-heading">
          <CardLink to={item.path}>{item.title}</CardLink>
        </h3>
        {(item.note || item.status) && (
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft sm:gap-y-2 tabular-nums">
            {item.note && <span>{unbroken(item.note)}</span>}
            {item.status && <Badge {...item.status} />}
          </p>
        )}
        <p className="mt-2 max-w-prose max-sm:leading-snug">{unbroken(item.text)}</p>
      </div>
    </li>
  );
}
