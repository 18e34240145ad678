import { wordsFor } from "#app/content/words.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
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
    <div className="max-sm:[--spacing-section:0.625rem]">
      <PageHero {...hero} />
      {stories.length > 0 && <StoryLinksSection {...storyLinks} items={stories} />}
      {stories.map((story, index) => (
        <Story key={story.id} {...story} isTurned={index % 2 === 1} />
      ))}
      <ClosingSection {...closing} />
    </div>
  );
}

function StoryLinksSection({
  title,
  items,
}: CaseStudiesPage["storyLinks"] & { items: CaseStudiesPage["stories"] }) {
  return (
    <nav aria-label={title} className="thread">
      <ol className="measure grid grid-cols-1 gap-x-8 pb-5 sm:pb-14 sm:grid-cols-2 lg:grid-cols-7 lg:gap-x-4 lg:pb-section">
        {items.map((item) => (
          <li
            key={item.id}
            className="relative border-line max-lg:border-t lg:before:absolute lg:before:top-10 lg:before:start-10 lg:before:-z-10 lg:before:h-0.5 lg:before:w-full lg:before:bg-ink lg:last:before:hidden lg:nth-[7n]:before:hidden"
          >
            <a
              href={`#${item.id}`}
              className="group flex min-h-11 items-center gap-4 py-1.5 lg:py-0 lg:flex-col lg:items-start"
            >
              <BeadMark id={item.id} accent={item.accent} className="size-10 lg:size-20" />
              <span>
                <span className="block font-bold leading-tight group-hover:underline">{item.company}</span>
                <span className="block text-soft text-sm leading-snug tabular-nums">{item.savings}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
