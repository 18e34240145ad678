import { PageHero } from "#app/sections/page-hero.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { AboutPage } from "./about-page.server";

export function HeroSection({ title, intro, work, solutions, word }: AboutPage["hero"]) {
  return (
    <PageHero accent={4} title={title} intro={intro} picture={<Word {...word} />}>
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
    <div className="relative overflow-clip rounded-card bg-night p-7 pt-32 text-on-night sm:p-9 sm:pt-44 lg:w-80 xl:w-100">
      <BeadMark
        id="about"
        accent={4}
        className="absolute -end-12 -top-20 size-52 sm:-end-14 sm:-top-24 sm:size-68"
      />
      <dl className="relative">
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
