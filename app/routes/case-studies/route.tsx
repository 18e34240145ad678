import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { caseStudiesPage } from "./case-studies-page.server";
import { Story } from "./story";
import { StoryLinksSection } from "./story-links-section";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return {
    ...caseStudiesPage(words),
    structuredData: [breadcrumbData("/case-studies", words)],
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Stories, each at its own anchor. */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { hero, storyLinks, stories, closing } = loaderData;
  return (
    <div className="max-sm:[--spacing-section:1rem]">
      <PageHero {...hero} />
      <StoryLinksSection {...storyLinks} items={stories} />
      {stories.map((story, index) => (
        <Story key={story.id} {...story} isTurned={index % 2 === 1} />
      ))}
      <ClosingSection {...closing} />
    </div>
  );
}
