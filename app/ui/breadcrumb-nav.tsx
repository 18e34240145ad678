import type { InLanguage } from "#data/index.ts";
import { Icon } from "./icon";
import { Link } from "./link";

export type Crumb = InLanguage & { label: string; path: string };

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-x-1.5 text-soft">
        {crumbs.map((crumb, index) => (
          // One line: in a narrow window the last crumb is shortened.
          <li key={crumb.path} className="flex items-center gap-x-1.5 last:min-w-0">
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            <Link
              to={crumb.path}
              lang={crumb.lang}
              aria-current={index === crumbs.length - 1 ? "page" : undefined}
              className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline aria-[current=page]:text-ink"
            >
              <span className="truncate">{crumb.label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
