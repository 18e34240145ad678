import type { ReactNode } from "react";
import { BeadMark } from "#app/ui/beadwork.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { CardLink } from "#app/ui/link.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

interface RelatedRowProps {
  item: {
    id: string;
    title: string;
    path: string;
    accent: Accent;
    icon: IconName;
  } & InLanguage;
  /** The columns of the row, and what is between it and the next. */
  className: string;
  kicker?: string;
  /** Below the title, in its column. */
  children?: ReactNode;
  /** Columns of their own after the title's. */
  columns?: ReactNode;
}

/** A row of a list: a mark, a title whose link covers the whole row, and facts. */
export function RelatedRow({ item, className, kicker, children, columns }: RelatedRowProps) {
  return (
    <li lang={item.lang} className={`group relative grid ${className}`}>
      <BeadMark id={item.id} accent={item.accent} icon={item.icon} className="w-full self-start" />
      <div>
        {kicker && <p className="text-sm text-soft">{kicker}</p>}
        <h3 className="text-heading">
          <CardLink to={item.path}>{item.title}</CardLink>
        </h3>
        {children}
      </div>
      {columns}
    </li>
  );
}
