import { Illustration } from "#app/illustrations/illustration.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type SolutionProps, ToolLinks } from "./solution-parts";

/** A solution on the dark ground, with what it does in the brightest colour. */
export function SolutionDarkSection({ id, title, description, path, accent, ...rest }: SolutionProps) {
  const { lang, illustration, benefits, tools, more } = rest;
  return (
    <section
      id={id}
      lang={lang}
      className={`accent-${accent} thread bg-night text-on-night [--thread-ground:var(--color-night)]`}
      aria-labelledby={`${id}-title`}
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.7rem)]" />
      <div className="measure grid items-center gap-x-16 gap-y-10 py-section lg:grid-cols-2">
        <Illustration {...illustration} className="lg:order-last" />
        <div>
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          <p className="mt-5 max-w-prose text-intro text-night-soft">{description}</p>
          {benefits.items.length > 0 && <h3 className="mt-10 font-semibold">{benefits.title}</h3>}
          <ul className="mt-4 grid gap-x-8 gap-y-4 empty:hidden sm:grid-cols-2">
            {benefits.items.map((benefit) => (
              <li key={benefit} className="flex gap-3 text-night-soft">
                <Icon name="check" className="mt-1 size-5 text-on-night" />
                {benefit}
              </li>
            ))}
          </ul>
          <ToolLinks {...tools} className="mt-10" />
          <ButtonLink to={path} variant="night" className="mt-8">
            {more}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
