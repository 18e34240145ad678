import type { InLanguage } from "#data/index.ts";
import { Icon } from "./icon";
import { Link } from "./link";

export type Crumb = InLanguage & { label: string; path: string };

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-soft">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-x-1.5">
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            <Link
              to={crumb.path}
              lang={crumb.lang}
              aria-current={index === crumbs.length - 1 ? "page" : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=page]:text-ink"
            >
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
