import { BeadMark } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type SolutionProps, ToolLinks } from "./solution-parts";

/** By night, under its own mark, as large as a moon. */
export function NightSection({ id, title, description, path, bead, ...rest }: SolutionProps) {
  const { benefits, tools, more } = rest;
  return (
    <section
      id={id}
      className={`bead-${bead} thread overflow-clip bg-night text-on-night [--thread-ground:var(--color-night)]`}
      aria-labelledby={`${id}-title`}
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)] max-sm:top-[calc(var(--spacing-section)+11.2rem)]" />
      <div className="measure relative grid gap-y-10 py-section lg:grid-cols-[1.6fr_1fr]">
        <BeadMark
          id={id}
          bead={bead}
          className="-end-24 -mt-40 relative size-72 justify-self-end sm:absolute sm:top-0 sm:-mt-52 sm:size-80 lg:top-1/2 lg:mt-0 lg:-end-48 lg:size-128 lg:-translate-y-1/2 xl:size-152"
        />
        <div>
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          <p className="mt-5 max-w-prose text-lead text-night-soft">{description}</p>
          <h3 className="mt-10 font-semibold">{benefits.title}</h3>
          <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {benefits.items.map((benefit) => (
              <li key={benefit} className="flex gap-3 text-night-soft">
                <Icon name="check" className="mt-1 size-5 text-on-night" />
                {benefit}
              </li>
            ))}
          </ul>
          <div className="mt-10">
            <ToolLinks {...tools} />
          </div>
          <ButtonLink to={path} variant="night" className="mt-8">
            {more}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
