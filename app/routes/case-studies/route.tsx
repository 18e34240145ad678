import { beadOfSolution, chatLink, fill, listCaseStudies, listSolutions, wordsFor } from "~/content.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { Story } from "./story";
import { StrandSection } from "./strand-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const { caseStudies: words, common, home, chat } = wordsFor(request);
  describePage(context, breadcrumbList(crumbsTo("/case-studies")));
  return {
    ...{ meta: words.meta, hero: words.hero, strand: words.strand, labels: common.caseStudy },
    // Each solution has its story, and its bead colours it.
    stories: listSolutions().flatMap(({ id, title, path, caseStudy }) =>
      listCaseStudies()
        .filter((study) => study.id === caseStudy)
        .map((study) => ({
          ...study,
          bead: beadOfSolution(id),
          more: { label: fill(words.more, { title }), path },
        })),
    ),
    closing: { ...home.closing, ...words.closing, chatLink: chatLink(chat.greeting) },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Seven stories on one thread, each at an anchor of its own. */
export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  const { hero, strand, stories, labels, closing } = loaderData;
  return (
    <>
      <PageHero bead={1} {...hero} />
      <StrandSection title={strand} items={stories} />
      {stories.map((story, index) => (
        <Story key={story.id} {...story} labels={labels} isTurned={index % 2 === 1} />
      ))}
      <ClosingSection {...closing} />
    </>
  );
}
