import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { BeadBar } from "#app/ui/bead-counts.tsx";
import { BeadMark } from "#app/ui/beadwork.tsx";
import type { Route } from "./+types/route";
import { type CaseStudiesPage, caseStudiesPage } from "./case-studies-page";
import { Story } from "./story";

export { pageMeta as meta } from "#app/seo/page-meta.ts";

export function loader({ request }: Route.LoaderArgs) {
  return caseStudiesPage(wordsFor(request));
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { hero, storyLinks, stories, closing } = loaderData;
  return (
    <div className="[--spacing-section:3rem] max-sm:[--spacing-section:0.625rem]">
      <PageHero {...hero} picture={stories.length > 0 && <StoryLinks {...storyLinks} />} />
      {stories.map((story, index) => (
        <Story key={story.id} {...story} isTurned={index % 2 === 1} />
      ))}
      <ClosingSection {...closing} />
    </div>
  );
}

/** Links to the stories, each with dots for the saving. In wide windows their beads are on a line. */
function StoryLinks({ title, caption, mostDots, items }: CaseStudiesPage["storyLinks"]) {
  return (
    <nav aria-label={title} className="lg:w-[min(46vw,38rem)]">
      <ol className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
        {items.map((item) => (
          <li
            key={item.id}
            className={`accent-${item.accent} relative border-line max-lg:border-t lg:before:absolute lg:before:start-6 lg:before:top-6 lg:before:-z-10 lg:before:h-full lg:before:w-0.5 lg:before:bg-ink lg:last:before:hidden`}
          >
            <a
              href={`#${item.id}`}
              className="group flex min-h-11 items-center gap-3 py-1.5 lg:gap-4 lg:py-1"
            >
              <BeadMark id={item.id} accent={item.accent} icon={item.icon} className="size-10 lg:size-12" />
              <span className="w-32 shrink-0 max-[18rem]:w-auto max-[18rem]:shrink lg:w-40">
                <span className="block font-bold leading-tight group-hover:underline">{item.company}</span>
                <span className="block text-soft text-sm leading-snug tabular-nums">{item.savings}</span>
              </span>
              {mostDots > 0 && (
                <span className="grow max-[18rem]:hidden">
                  <BeadBar count={item.dots} of={mostDots} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      {caption && (
        <p aria-hidden="true" className="text-soft text-sm max-lg:mt-1 lg:ms-60">
          {caption}
        </p>
      )}
    </nav>
  );
}
