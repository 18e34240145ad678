import { Section } from "#app/sections/section.tsx";
import { SectionHeading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stat } from "#app/ui/stat.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import type { AboutPage } from "./about-page.server";

export function StatsSection({ title, intro, items }: AboutPage["stats"]) {
  return (
    <Section headingId="stats" ground="sunk" layout="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div>
        <SectionHeading id="stats" title={title} intro={intro} />
      </div>
      <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-10">
        {items.map((item) => (
          <Stat key={item.label} {...item} />
        ))}
      </dl>
    </Section>
  );
}

export function MissionSection({ title, statement, text }: AboutPage["mission"]) {
  return (
    <section className="thread bg-night text-on-night" aria-labelledby="mission">
      <span className="thread-bead top-[calc(var(--spacing-section)+0.2rem)]" />
      <div className="measure py-section">
        <h2 id="mission" className="text-heading text-night-soft">
          {title}
        </h2>
        <p className="mt-6 max-w-5xl text-balance font-bold font-display text-title">{statement}</p>
        <p className="mt-6 max-w-prose text-intro text-night-soft">{text}</p>
      </div>
    </section>
  );
}

export function ValuesSection({ title, intro, items }: AboutPage["values"]) {
  return (
    <Section headingId="values" title={title} intro={intro}>
      <ul className="mt-12 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-card p-6">
            <h3 className="flex items-center gap-3 text-heading">
              <Icon name={item.icon} className="size-7" /> {item.title}
            </h3>
            <p className="mt-3 max-w-prose text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A comparison in two columns: what is usual, in a softer colour, and what we do instead. */
export function ReasonsSection({ title, intro, usual, here, items }: AboutPage["reasons"]) {
  return (
    <Section headingId="reasons" title={title} intro={intro}>
      <ul className="mt-12 border-ink border-y-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-4 border-line border-b py-8 last:border-0 lg:grid-cols-[1fr_2.4fr]"
          >
            <h3 className="text-heading">{item.title}</h3>
            <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-[1fr_1.6fr]">
              <div>
                <dt className="text-soft">{usual}</dt>
                <dd className="mt-1 text-lg text-soft">{unbroken(item.usual)}</dd>
              </div>
              <div>
                <dt className="font-semibold">{here}</dt>
                <dd className="mt-1 text-lg">{unbroken(item.here)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The fields of expertise in one line of text, and the certifications below. */
export function ExpertiseSection({ title, items, certifications }: AboutPage["expertise"]) {
  return (
    <section
      className="thread border-line border-t bg-sunk [--thread-ground:var(--color-sunk)]"
      aria-labelledby="expertise"
    >
      <span className="thread-bead top-[calc(var(--spacing-section)+0.2rem)]" />
      <div className="measure py-section">
        <h2 id="expertise" className="text-heading text-soft">
          {title}
        </h2>
        <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 font-bold font-display text-heading leading-snug sm:text-large">
          {items.map((item) => (
            <li key={item} className="flex items-center gap-3">
              <span className="size-[0.5em] shrink-0 rounded-full bg-(--accent)" /> {item}
            </li>
          ))}
        </ul>
        <div className="mt-16 grid items-center gap-x-10 gap-y-5 rounded-card border-2 border-ink p-6 sm:p-8 lg:grid-cols-[auto_1fr]">
          <h3 className="text-heading">{certifications.title}</h3>
          <ul className="flex flex-wrap gap-x-8 gap-y-3 lg:justify-end">
            {certifications.items.map((name) => (
              <li key={name} className="flex items-center gap-2.5 font-semibold">
                <Icon name="shield-check" className="size-6" /> {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
