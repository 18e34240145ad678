import { BeadMark } from "#app/ui/beadwork.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { NavLink } from "#app/ui/link.tsx";
import type { InLanguage } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";

interface SiblingPagesSectionProps {
  title: string;
  /** `mark` is the id from which an item's bead is drawn. */
  items: ({
    mark: string;
    title: string;
    path: string;
    accent: Accent | undefined;
    icon?: IconName | undefined;
  } & InLanguage)[];
}

/** Links to all pages of the same kind, including this page. Each link is a bead, with the icon of the page in it, and a name. */
export function SiblingPagesSection({ title, items }: SiblingPagesSectionProps) {
  return (
    <nav aria-label={title} className="border-line border-t">
      <ul className="measure grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-x-4 gap-y-2 py-band lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {items.map((item) => (
          <li key={item.path}>
            <NavLink
              to={item.path}
              lang={item.lang}
              className="group flex h-full items-center gap-2.5 py-2 leading-tight hover:underline aria-[current=page]:font-bold lg:flex-col lg:text-center"
            >
              <BeadMark
                id={item.mark}
                accent={item.accent}
                icon={item.icon}
                className="size-11 group-aria-[current=page]:outline-2 group-aria-[current=page]:outline-ink group-aria-[current=page]:outline-offset-4 rounded-full lg:size-16"
              />
              {item.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
