import {
  beadOfPost,
  beadOfSolution,
  chatLink,
  chatShortcut,
  formatDate,
  listPosts,
  listSolutions,
  listTestimonials,
  wordsFor,
} from "~/content.server";
import { listWorkedCaseStudies } from "~/roi/case-studies.server";
import { labelSamples, sampleLabel } from "~/sample-label.server";
import { ClosingSection } from "~/sections/closing-section";
import { StatsSection } from "~/sections/stats-section";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { organization, website } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { CaseStudiesSection } from "./case-studies-section";
import { HeroSection } from "./hero-section";
import { NewsletterSection } from "./newsletter-section";
import { PostsSection } from "./posts-section";
import { ProcessSection } from "./process-section";
import { ReasonsSection } from "./reasons-section";
import { SolutionsSection } from "./solutions-section";
import { TestimonialsSection } from "./testimonials-section";

export function loader({ context, request }: Route.LoaderArgs) {
  const words = wordsFor(request);
  const { home, common, leadForms, chat } = words;
  describePage(context, organization(), website());
  const greeting = chatLink(chat.greeting);
  const solutions = listSolutions().map(({ id, title, description, path, caseStudy }) => ({
    ...{ id, title, description, path, caseStudy },
    bead: beadOfSolution(id),
  }));
  const beadOfCase = new Map(solutions.map(({ caseStudy, bead }) => [caseStudy, bead]));
  return {
    ...home,
    hero: {
      ...home.hero,
      chatLink: chatShortcut(chat, "fromContact"),
      flow: home.flow,
      form: leadForms.contact,
    },
    solutions: { ...home.solutions, items: solutions },
    caseStudies: {
      ...home.caseStudies,
      saved: common.caseStudy.saved,
      items: listWorkedCaseStudies(words)
        .slice(0, 3)
        .map((item) => ({ ...item, bead: beadOfCase.get(item.id) ?? 1 })),
    },
    testimonials: {
      ...home.testimonials,
      items: labelSamples(listTestimonials().slice(0, 3), common.sample.quote),
    },
    posts: {
      ...home.posts,
      items: listPosts()
        .slice(0, 3)
        .map(({ id, path, title, excerpt, category, date, readTime, sample }) => ({
          ...{ id, path, title, excerpt, category, date, readTime },
          dateLabel: formatDate(date),
          bead: beadOfPost({ category }),
          sampleLabel: sampleLabel(sample.includes("story"), common.sample.story),
        })),
    },
    closing: { ...home.closing, chatLink: greeting },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** One argument, top to bottom: what we do, that it works, why, for what, how, proof, and the next step. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <HeroSection {...loaderData.hero} />
      <StatsSection {...loaderData.stats} />
      <ReasonsSection {...loaderData.reasons} />
      <SolutionsSection {...loaderData.solutions} />
      <ProcessSection {...loaderData.process} />
      <CaseStudiesSection {...loaderData.caseStudies} />
      <TestimonialsSection {...loaderData.testimonials} />
      <PostsSection {...loaderData.posts} />
      <NewsletterSection {...loaderData.newsletter} />
      <ClosingSection {...loaderData.closing} />
    </>
  );
}
