import { Section } from "#app/sections/section.tsx";
import { Portrait } from "#app/ui/beadwork.tsx";
import { SampleLabel } from "#app/ui/sample-label.tsx";
import type { AboutPage } from "./about-page.server";

export function TeamSection({ title, intro, sampleLabel, items }: AboutPage["team"]) {
  return (
    <Section
      id="team"
      headingId="team-title"
      ground="sunk"
      title={title}
      intro={intro}
      sampleLabel={sampleLabel}
    >
      <ul className="mt-14 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        {items.map((person) => (
          <li
            key={person.id}
            lang={person.lang}
            className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-[auto_1fr]"
          >
            <Portrait id={person.id} name={person.name} className="size-24" />
            <div>
              <h3 className="text-heading">{person.name}</h3>
              <p className="mt-1 font-semibold">{person.role}</p>
              <SampleLabel label={person.sampleLabel} className="mt-3" />
              <p className="mt-3 max-w-prose text-soft">{person.bio}</p>
              {person.profile && (
                <a
                  href={person.profile.address}
                  target="_blank"
                  rel="noopener"
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {person.profile.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
