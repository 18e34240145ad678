import { SectionHeading } from "#app/ui/heading.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { SolutionPage } from "./solution-page.server";

/** The parts of the solution along the thread, now straight. */
export function SolutionsSection({ title, items }: SolutionPage["solutions"]) {
  return (
    <section
      className="thread bg-night text-on-night [--thread-ground:var(--color-night)]"
      aria-labelledby="solutions"
    >
      <div className="measure py-section">
        <SectionHeading id="solutions" title={title} onNight />
        <ul className="timeline mt-14 [--line:1.25rem] lg:[--line:calc(38%+1.25rem)]">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid grid-cols-[2.5rem_1fr] gap-x-5 pb-12 last:pb-0 lg:grid-cols-[38%_2.5rem_1fr] lg:gap-x-0"
            >
              <span className="relative row-span-2 size-10 rounded-full border-10 border-(--accent) bg-night ring-8 ring-night lg:col-start-2 lg:row-start-1" />
              <h3 className="self-center text-heading lg:col-start-1 lg:row-start-1 lg:self-start lg:pt-1 lg:pe-12 lg:text-end">
                {item.title}
              </h3>
              <p className="mt-2 max-w-prose text-night-soft lg:col-start-3 lg:mt-1.5 lg:ps-12">
                {unbroken(item.description)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
