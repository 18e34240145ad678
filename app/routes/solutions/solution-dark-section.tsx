import { Illustration } from "#app/illustrations/illustration.tsx";
import { Section } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NarrowFold } from "#app/ui/narrow-fold.tsx";
import { type SolutionProps, ToolLinks } from "./solution-parts";

/** A solution on the dark ground, with what it does in the brightest colour. */
export function SolutionDarkSection({ id, title, description, path, accent, ...rest }: SolutionProps) {
  const { lang, illustration, benefits, tools, more } = rest;
  return (
    <Section
      anchor={id}
      id={`${id}-title`}
      lang={lang}
      ground="night"
      className={`accent-${accent}`}
      layout="grid items-center gap-x-16 gap-y-5 sm:gap-y-10 lg:grid-cols-2"
    >
      <Illustration {...illustration} className="lg:order-last" />
      <div>
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <p className="mt-3 max-w-prose text-intro max-sm:text-base sm:mt-5 text-night-soft">{description}</p>
        {benefits.items.length > 0 && (
          <div className="sm:mt-10">
            <NarrowFold heading="h3" headingClasses="font-semibold" title={benefits.title}>
              <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
                {benefits.items.map((benefit) => (
                  <li key={benefit} className="flex gap-3 text-night-soft">
                    <Icon name="check" className="mt-1 size-5 text-on-night" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </NarrowFold>
          </div>
        )}
        <ToolLinks {...tools} className="mt-3 sm:mt-10" />
        <ButtonLink to={path} variant="night" className="mt-4 sm:mt-8">
          {more}
        </ButtonLink>
      </div>
    </Section>
  );
}
