import type { ReactNode } from "react";
import { Illustration, type IllustrationView } from "#app/illustrations/illustration.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

interface RelatedRowProps {
  item: {
    id: string;
    title: string;
    path: string;
    accent: Accent;
    illustration?: IllustrationView | undefined;
  } & InLanguage;
  /** The columns of the row, and what is between it and the next. */
  className: string;
  /** The size of the mark, for what has no picture: classes. */
  mark: string;
  /** In place of the mark. */
  cover?: ReactNode;
  /** Above the title. */
  kicker?: string;
  /** Below the title, in its column. */
  children?: ReactNode;
  /** Columns of their own after the title's. */
  columns?: ReactNode;
}

/** A row of a list: a picture or a mark, a title whose link covers the whole row, and facts. */
export function RelatedRow({ item, className, mark, cover, kicker, children, columns }: RelatedRowProps) {
  return (
    <li lang={item.lang} className={`group relative grid ${className}`}>
      {item.illustration ? (
        <Illustration {...item.illustration} className={`accent-${item.accent} w-full self-start`} />
      ) : (
        (cover ?? <BeadMark id={item.id} accent={item.accent} className={`justify-self-center ${mark}`} />)
      )}
      <div>
        {kicker && <p className="text-sm text-soft">{kicker}</p>}
        <h3 className="text-heading">
          <Link to={item.path} className="after:absolute after:inset-0 group-hover:underline">
            {item.title}
          </Link>
        </h3>
        {children}
      </div>
      {columns}
    </li>
  );
}

/** The arrow at the end of a row: it moves when the row is pointed at. */
export function RowArrow({ className }: { className: string }) {
  return (
    <Icon
      name="arrow-right"
      className={`hidden size-6 text-soft group-hover:translate-x-1 group-hover:text-ink ${className}`}
    />
  );
}
