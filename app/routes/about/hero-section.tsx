import { PageHero } from "#app/sections/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { AboutPage } from "./about-page.server";

export function HeroSection({ title, intro, work, solutions, word }: AboutPage["hero"]) {
  return (
    <PageHero title={title} intro={intro} picture={<Word {...word} />}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/get-started" className="grow sm:grow-0">
          {work}
        </ButtonLink>
        <ButtonLink to="/solutions" variant="quiet" className="grow sm:grow-0">
          {solutions}
        </ButtonLink>
      </div>
    </PageHero>
  );
}

/** The company's name as an entry of a dictionary. */
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
