import type { ReactNode } from "react";
import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { CardLink } from "#app/ui/link.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

interface RelatedRowProps {
  item: {
    id: string;
    title: string;
    path: string;
    accent: Accent;
    illustration?: IllustrationView;
  } & InLanguage;
  /** The columns of the row, and what is between it and the next. */
  className: string;
  kicker?: string;
  /** Below the title, in its column. */
  children?: ReactNode;
  /** Columns of their own after the title's. */
  columns?: ReactNode;
}

/** A row of a list: a picture or a mark, a title whose link covers the whole row, and facts. */
export function RelatedRow({ item, className, kicker, children, columns }: RelatedRowProps) {
  return (
    <li lang={item.lang} className={`group relative grid ${className}`}>
      {item.illustration ? (
        <Illustration {...item.illustration} className={`accent-${item.accent} w-full self-start`} />
      ) : (
        <BeadMark id={item.id} accent={item.accent} className="size-12 sm:size-16" />
      )}
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
