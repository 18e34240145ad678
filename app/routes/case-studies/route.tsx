import { beadOfSolution, chatLink, fill, listCaseStudies, listSolutions, wordsFor } from "~/content.server";
import { findWorkedCaseStudy } from "~/roi/case-studies.server";
import { sampleLabel } from "~/sample-label.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { Story } from "./story";
import { StrandSection } from "./strand-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { caseStudies: copy, common, home, chat } = words;
  describePage(context, breadcrumbList(crumbsTo("/case-studies")));
  return {
    ...{ meta: copy.meta, hero: copy.hero, labels: common.caseStudy },
    strand: {
      title: copy.strand,
      sampleLabel: sampleLabel(
        listCaseStudies().some(({ sample }) => sample),
        common.sample.stories,
      ),
    },
    // Each solution has its story, and its colour marks it.
    stories: listSolutions().flatMap(({ id, title, path, caseStudy }) => {
      const study = findWorkedCaseStudy(caseStudy, words);
      return study
        ? { ...study, bead: beadOfSolution(id), more: { label: fill(copy.more, { title }), path } }
        : [];
    }),
    closing: { ...home.closing, ...copy.closing, chatLink: chatLink(chat.greeting) },
  };
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
