import { PageHero } from "#app/sections/page-hero.tsx";
import { Section } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stats } from "#app/ui/stat.tsx";
import { unbreakableFigures, unbroken } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route";

type AboutPage = Route.ComponentProps["loaderData"];

export function StatsSection({ title, intro, items, sampleLabel }: AboutPage["stats"]) {
  return (
    <Section headingId="stats" ground="sunk" title={title} sampleLabel={sampleLabel}>
      <div className="mt-lead grid gap-6">
        <Stats items={items} isLarge />
        <p className="max-w-prose text-sm text-soft">{intro}</p>
      </div>
    </Section>
  );
}

export function MissionSection({ title, statement, text }: AboutPage["mission"]) {
  return (
    <Section headingId="mission" ground="night" columns="narrow" title={title}>
      <div>
        <p className="text-balance font-bold font-display text-headline">{statement}</p>
        <p className="mt-lead max-w-prose text-intro text-night-soft">{text}</p>
      </div>
    </Section>
  );
}

/** The sentence of each value is larger than its title, which alone says little. */
export function ValuesSection({ items, ...section }: AboutPage["values"]) {
  return (
    <Section headingId="values" {...section}>
      <ul className="mt-lead grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {items.map((item) => (
          <li key={item.title} className="border-ink border-t-2 pt-4">
            <h3 className="flex items-center gap-2 font-semibold text-soft">
              <Icon name={item.icon} className="size-5" />
              {item.title}
            </h3>
            <p className="mt-3 font-semibold text-xl leading-snug">
              {unbroken(item.lead, unbreakableFigures)}
            </p>
            <p className="mt-2 max-w-prose text-soft">{unbroken(item.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A comparison in two columns: the usual practice in a softer colour, and this company's practice. */
export function ReasonsSection({ title, intro, usual, here, items }: AboutPage["reasons"]) {
  return (
    <Section headingId="reasons" title={title} intro={intro}>
      <ul className="mt-lead border-ink border-y-2">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-10 gap-y-4 border-line border-b py-8 last:border-0 lg:grid-cols-narrow"
          >
            <h3 className="text-heading">{item.title}</h3>
            <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-half">
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

export function HeroSection({ title, intro, work, solutions, word }: AboutPage["hero"]) {
  return (
    <PageHero title={title} intro={intro} picture={<Word {...word} />}>
      <div className="flex flex-wrap gap-2 fill-row max-sm:*:px-3 sm:gap-3">
        <ButtonLink to="/get-started">{work}</ButtonLink>
        <ButtonLink to="/solutions" variant="quiet">
          {solutions}
        </ButtonLink>
      </div>
    </PageHero>
  );
}

/** The company's name, shown as a dictionary entry. */
function Word({ term, wordClass, senses }: AboutPage["hero"]["word"]) {
  return (
    <div className="rounded-card bg-night p-7 text-on-night sm:p-9 lg:w-80 xl:w-100">
      <dl>
        <dt>
          <span lang="sw" className="block font-bold font-display text-title">
            {term}
          </span>
          <span className="text-night-soft italic">{wordClass}</span>
        </dt>
        <dd className="mt-4">
          <ol className="ms-5 grid list-decimal gap-2 marker:text-night-soft">
            {senses.map((sense) => (
              <li key={sense} className="ps-1.5">
                {sense}
              </li>
            ))}
          </ol>
        </dd>
      </dl>
    </div>
  );
}
