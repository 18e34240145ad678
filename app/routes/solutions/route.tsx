import { breadcrumbData } from "#app/content/breadcrumbs.server.ts";
import { wordsFor } from "#app/content/words.server.ts";
import { ClosingSection } from "#app/sections/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route";
import { SolutionDarkSection } from "./solution-dark-section";
import { SolutionLinksSection } from "./solution-links-section";
import { SolutionListSection } from "./solution-list-section";
import { SolutionPictureSection } from "./solution-picture-section";
import { solutionsPage } from "./solutions-page.server";

export function loader({ request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  return {
    ...solutionsPage(words),
    structuredData: [breadcrumbData("/solutions", words)],
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The run of the page: a picture, a ledger, a night, and again, so that no two neighbours are alike. */
const shapes = [SolutionPictureSection, SolutionListSection, SolutionDarkSection];

export default function Solutions({ loaderData }: Route.ComponentProps) {
  const { hero, solutionLinks, solutions, closing } = loaderData;
  return (
    <div className="max-sm:[--spacing-section:2rem]">
      <PageHero accent={2} {...hero} />
      <SolutionLinksSection label={solutionLinks} items={solutions} />
      {solutions.map((solution, index) => {
        const Shape = shapes[index % shapes.length] ?? SolutionPictureSection;
        return <Shape key={solution.id} {...solution} isMirrored={index % 2 === 1} />;
      })}
      <ClosingSection {...closing} />
    </div>
  );
}
