import {
  beadOfPost,
  beadOfSolution,
  chatLink,
  chatShortcut,
  formatDate,
  listCaseStudies,
  listPosts,
  listSolutions,
  listTestimonials,
  wordsFor,
} from "~/content.server";
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
  const { home, common, leadForms, chat } = wordsFor(request);
  describePage(context, organization(), website());
  const greeting = chatLink(chat.greeting);
  const solutions = listSolutions().map(({ id, title, path, caseStudy }) => ({
    ...{ id, title, path, caseStudy },
    line: home.solutions.lines[id],
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
    solutions: { title: home.solutions.title, lead: home.solutions.lead, items: solutions },
    caseStudies: {
      ...home.caseStudies,
      saved: common.caseStudy.saved,
      items: listCaseStudies()
        .slice(0, 3)
        .map((item) => ({ ...item, bead: beadOfCase.get(item.id) ?? 1 })),
    },
    testimonials: { ...home.testimonials, items: listTestimonials().slice(0, 3) },
    posts: {
      ...home.posts,
      items: listPosts()
        .slice(0, 3)
        .map(({ id, path, title, excerpt, category, date, readTime }) => ({
          ...{ id, path, title, excerpt, category, date, readTime },
          dateLabel: formatDate(date),
          bead: beadOfPost({ category }),
        })),
    },
    closing: { ...home.closing, chatLink: greeting },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** One argument, top to bottom: what we do, that it works, why, for what, how, proof, and the next step. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    // Sections stand closer on a phone: the page is long.
    <div className="max-sm:[--spacing-section:2.75rem]">
      <HeroSection {...loaderData.hero} />
      <StatsSection {...loaderData.stats} />
      <ReasonsSection {...loaderData.reasons} whyNow={loaderData.whyNow} />
      <SolutionsSection {...loaderData.solutions} />
      <ProcessSection {...loaderData.process} />
      <CaseStudiesSection {...loaderData.caseStudies} />
      <TestimonialsSection {...loaderData.testimonials} />
      <PostsSection {...loaderData.posts} />
      <NewsletterSection {...loaderData.newsletter} />
      <ClosingSection {...loaderData.closing} />
    </div>
  );
}
