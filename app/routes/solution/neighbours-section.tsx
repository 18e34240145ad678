import { BeadMark } from "#app/ui/beadwork.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import type { SolutionPage } from "./solution-page.server";

/** Links to the solutions before and after this one. */
export function NeighboursSection({ title, items, all, ...labels }: SolutionPage["neighbours"]) {
  return (
    <nav aria-label={title} className="border-line border-t">
      <ul className="measure grid md:grid-cols-2">
        {items.map((item, index) => {
          const isNext = index === 1;
          return (
            <li
              key={item.id}
              className={isNext ? "border-line border-t md:border-s md:border-t-0 md:text-end" : ""}
            >
              <Link
                to={item.path}
                className={`group flex items-center gap-6 py-8 ${isNext ? "md:flex-row-reverse md:ps-10" : "md:pe-10"}`}
              >
                <BeadMark id={item.id} accent={item.accent} icon={item.icon} className="size-16" />
                <span>
                  <span
                    className={`flex items-center gap-2 text-soft ${isNext ? "flex-row-reverse justify-end md:flex-row md:justify-end" : ""}`}
                  >
                    {!isNext && <Icon name="arrow-left" />}
                    {isNext ? labels.next : labels.previous}
                    {isNext && <Icon name="arrow-right" />}
                  </span>
                  <span
                    lang={item.lang}
                    className="mt-1 block font-bold font-display text-heading group-hover:underline"
                  >
                    {item.title}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="border-line border-t py-6 text-center">
        <TextLink to="/solutions">{all}</TextLink>
      </p>
    </nav>
  );
}
