import { crumbsTo } from "~/content/breadcrumbs.server";
import { wordsFor } from "~/content/words.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { breadcrumbList } from "~/seo/schema-org.server";
import { describePage } from "~/seo/structured-data.server";
import type { Route } from "./+types/route";
import { caseStudiesPage } from "./case-studies-page.server";
import { Story } from "./story";
import { StrandSection } from "./strand-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/case-studies", words)));
  return caseStudiesPage(words);
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Seven stories, each at its own anchor. */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { hero, strand, stories, labels, closing } = loaderData;
  return (
    <>
      <PageHero bead={1} {...hero} />
      <StrandSection {...strand} items={stories} />
      {stories.map((story, index) => (
        <Story key={story.id} {...story} labels={labels} isTurned={index % 2 === 1} />
      ))}
      <ClosingSection {...closing} />
    </>
  );
}
