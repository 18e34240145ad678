import { Section } from "#app/sections/section.tsx";
import { StepColumn } from "#app/sections/step-row.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link, TextLink } from "#app/ui/link.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { SolutionPage } from "./solution-page.server";

/** What the work looks like today, beside a knotted thread. */
export function PainPointsSection({ title, items }: SolutionPage["painPoints"]) {
  return (
    <Section
      headingId="pain-points"
      ground="sunk"
      className="overflow-x-clip"
      layout="grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.6fr]"
    >
      <div>
        <SectionHeading id="pain-points" title={title} />
        <Tangle />
      </div>
      <ul className="grid content-start gap-x-10 gap-y-10 sm:grid-cols-2 sm:pb-12">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="text-heading">{item.title}</h3>
            <p className="mt-3 text-soft">{unbroken(item.description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tangle() {
  const knot =
    "M-160 150C-60 150 20 190 70 120S190 0 215 70 90 190 60 110 190 40 235 110 150 200 110 140 160 20 250 40 190 190 130 165 40 30 130 25 290 110 230 150";
  return (
    <svg
      viewBox="0 0 300 200"
      fill="none"
      strokeLinecap="round"
      className="mt-8 w-full max-w-xs overflow-visible lg:mt-14 lg:max-w-sm"
      aria-hidden="true"
    >
      <path d={knot} stroke="currentColor" strokeWidth="2" />
      <path d={knot} stroke="var(--accent)" strokeWidth="13" strokeDasharray="0 97" />
    </svg>
  );
}

/** The parts of the solution along the thread, now straight. */
export function SolutionsSection({ title, items }: SolutionPage["solutions"]) {
  return (
    <Section headingId="solutions" ground="night" title={title}>
      <StepColumn steps={items.map(({ title, description }) => ({ title, text: description }))} />
    </Section>
  );
}

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
