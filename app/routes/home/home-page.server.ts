import { fill } from "#data/fill.ts";
import { beadOfCaseStudy } from "~/content/beads.server";
import { chatLink, chatShortcut } from "~/content/links.server";
import { listPostItems } from "~/content/post-items.server";
import { listSolutions, listTestimonials, type Words } from "~/content/records.server";
import { labelSamples } from "~/content/sample-label.server";
import { listWorkedCaseStudies } from "~/roi/case-studies.server";

/** How many case studies, testimonials and posts the home page shows. */
const shown = 3;

/** The view model of the home page, by section. */
export function homePage(words: Words) {
  const { home, common, leadForms, chat } = words;
  const { rating, ...testimonials } = home.testimonials;
  return {
    ...home,
    hero: {
      ...home.hero,
      chatLink: chatShortcut(words, "fromContact"),
      flow: home.flow,
      form: leadForms.contact,
    },
    solutions: {
      title: home.solutions.title,
      lead: home.solutions.lead,
      items: listSolutions().map(({ id, title, path, bead }) => ({
        id,
        title,
        line: home.solutions.lines[id],
        path,
        bead,
      })),
    },
    caseStudies: {
      ...home.caseStudies,
      saved: common.caseStudy.saved,
      items: listWorkedCaseStudies(words)
        .slice(0, shown)
        .map((item) => ({ ...item, bead: beadOfCaseStudy(item.id) })),
    },
    testimonials: {
      ...testimonials,
      items: labelSamples(listTestimonials().slice(0, shown), common.sample.quote).map((item) => ({
        ...item,
        ratingLabel: fill(rating, { rating: item.rating }),
      })),
    },
    posts: { ...home.posts, items: listPostItems(words).slice(0, shown) },
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
  };
}
