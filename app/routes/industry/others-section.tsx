import { BeadMark } from "#app/ui/beadwork.tsx";
import { NavLink } from "#app/ui/link.tsx";
import type { IndustryPage } from "./industry-page.server";

/** All industries on one line; this one is the bead that stands out. */
export function OthersSection({ title, items }: IndustryPage["others"]) {
  return (
    <nav aria-label={title} className="border-line border-t">
      <ul className="measure grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-x-4 gap-y-2 py-12 lg:grid-cols-8">
        {items.map((item) => (
          <li key={item.id}>
            <NavLink
              to={item.path}
              lang={item.lang}
              className="group flex h-full items-center gap-2.5 py-2 leading-tight hover:underline aria-[current=page]:font-bold lg:flex-col lg:text-center"
            >
              <BeadMark
                id={`industry ${item.id}`}
                accent={item.accent}
                className="size-9 group-aria-[current=page]:outline-2 group-aria-[current=page]:outline-ink group-aria-[current=page]:outline-offset-4 rounded-full lg:size-16"
              />
              {item.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
