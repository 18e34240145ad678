import { Illustration } from "#app/illustrations/illustration.tsx";
import { Section } from "#app/sections/section.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { HomePage } from "./home-page";

/**
 * One card per solution. The first is two columns wide, so that seven cards fill a grid of eight cells. A phone shows
 * them as rows.
 */
export function SolutionsSection({ title, items }: HomePage["solutions"]) {
  return (
    <Section headingId="solutions" title={title}>
      <ul className="mt-3 grid gap-1.5 sm:mt-lead sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.id} className={`min-w-0 accent-${item.accent} sm:first:col-span-2`}>
            <Link
              to={item.path}
              lang={item.lang}
              className="group relative flex h-full items-center gap-3 overflow-hidden card py-1.5 pe-2 ps-4 max-sm:gap-2.5 hover:border-ink sm:flex-col sm:items-start sm:gap-0 sm:p-6 sm:pb-5"
            >
              <span className="strip absolute inset-y-0 start-0 w-1.5 origin-top bg-(--accent) sm:inset-x-0 sm:bottom-auto sm:h-1.5 sm:w-auto" />
              <BeadMark
                id={item.id}
                accent={item.accent}
                icon={item.icon}
                className="size-11 shrink-0 sm:mb-4 sm:size-14"
              />
              <div className={`grow sm:grow-0 ${item.picture ? "lg:max-xl:w-[44%]" : ""}`}>
                <h3 className="text-heading max-sm:text-lg">{item.title}</h3>
                <p className="mt-0.5 text-soft leading-snug sm:mt-1.5 sm:pe-8 sm:leading-normal">
                  {item.line}
                </p>
              </div>
              {item.picture && (
                <Illustration
                  {...item.picture}
                  className="absolute end-0 top-1.5 bottom-0 w-[46%] lg:max-xl:w-[53%] [--shape:auto] rounded-none max-sm:hidden"
                />
              )}
              <Icon
                name="arrow-right"
                className={`arrow size-6 max-[18rem]:hidden shrink-0 text-soft group-hover:text-ink max-sm:size-5 sm:absolute sm:top-6 ${item.picture ? "sm:end-[50%] lg:max-xl:end-[56%]" : "sm:end-5"}`}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
