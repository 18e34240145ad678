import { contactFormCopy } from "#app/content/contact-form.ts";
import { shownFigures } from "#app/content/counted-figures.ts";
import { cardPictureOf, illustrationOf } from "#app/content/illustrations.ts";
import { chatLink, chatShortcut } from "#app/content/links.ts";
import { newsletterBox } from "#app/content/newsletter-box.ts";
import { listOfferKinds } from "#app/content/offer-kinds.ts";
import { listPostItems } from "#app/content/post-items.ts";
import { pricesExcludeVat } from "#app/content/prices.ts";
import { figuresLabel, labelSection, sampleLabel } from "#app/content/sample-label.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import { listWorkedCaseStudies } from "#app/roi/case-studies.ts";
import { organization, website } from "#app/seo/schema-org.ts";
import {
  findService,
  findTool,
  formatWeeks,
  getCompany,
  hasDemo,
  type Locale,
  listCompanyTestimonials,
  listIndustries,
  listSolutions,
  listTestimonials,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

/** The home page shows at most this many case studies, testimonials and posts. */
const shown = 3;

/** The time that automating one task takes: the `timeline` of the service "workflow-design". */
function taskWeeks(locale: Locale): string {
  const { timeline } = findService("workflow-design", locale) ?? {};
  return timeline ? formatWeeks(timeline, locale) : "";
}

export type HomePage = ReturnType<typeof homePage>;

export function homePage(words: Words) {
  const { home, common, chat } = words;
  const demo = findTool("ai-mpesa-analyzer", words.locale);
  const { rating: _, ...testimonials } = home.testimonials;
  // Real testimonials come before samples, whatever their order in the file.
  const testimonialsToShow = listCompanyTestimonials(words.locale)
    .toSorted((a, b) => Number(a.sample) - Number(b.sample))
    .slice(0, shown);
  const quote = listTestimonials(words.locale)
    .toSorted((a, b) => Number(a.sample) - Number(b.sample))
    .find(({ id }) => !testimonialsToShow.some((shown) => shown.id === id));
  const quotes = labelSection(testimonialsToShow, common.sample);
  const stories = listWorkedCaseStudies(words).slice(0, shown);
  const isDemoThere = demo !== undefined && hasDemo(demo.id, words.locale);
  const { demo: demoCheck, ...checks } = home.stats.checks;
  const areSamples = stories.length > 0 && stories.every(({ sampleLabel }) => sampleLabel);
  return {
    ...home,
    hero: {
      ...home.hero,
      chatLink: chatShortcut(words, "fromContact"),
      demoPath: isDemoThere ? `${demo.path}#try` : undefined,
      illustration: illustrationOf("statement-to-ledger", words),
      form: contactFormCopy(words),
      /** A quote that the section of testimonials does not show, so that a visitor sees proof before the form. */
      quote: quote && { ...quote, sampleLabel: sampleLabel(quote.sample, common.sample) },
    },
    stats: {
      ...home.stats,
      counting: {
        title: figuresLabel(words) ? home.stats.countingOfExamples : home.stats.counting,
        text: home.stats.note.trim(),
      },
      items: shownFigures(home.stats.items),
      checks: { ...checks, items: isDemoThere ? [...checks.items, demoCheck] : checks.items },
    },
    offerKinds: offerKindsSection(words),
    solutions: {
      title: home.solutions.title,
      items: listSolutions(words.locale).map((solution, index) => ({
        ...solution,
        line: wordsInLanguageOf(solution, words).home.solutions.lines[solution.id],
        /** Only the first card has a picture: it is twice as wide. */
        picture: index === 0 ? cardPictureOf(solution, words) : undefined,
      })),
    },
    process: { ...home.process, intro: fill(home.process.intro, { weeks: taskWeeks(words.locale) }) },
    caseStudies: {
      ...home.caseStudies,
      sampleLabel: sampleLabel(areSamples, common.sample),
      items: stories.map((item) => ({ ...item, sampleLabel: areSamples ? undefined : item.sampleLabel })),
    },
    testimonials: {
      ...testimonials,
      sampleLabel: quotes.sampleLabel,
      items: quotes.items.map((item) => ({
        ...item,
        ratingLabel: fill(wordsInLanguageOf(item, words).home.testimonials.rating, { rating: item.rating }),
      })),
    },
    newsletter: newsletterBox(home.newsletter, words),
    posts: { ...home.posts, items: listPostItems(words).slice(0, shown) },
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
    structuredData: [organization(), website(words.locale)],
  };
}

/** The four kinds of offers, and the industries. */
function offerKindsSection(words: Words) {
  const { home, locale } = words;
  const { vat, all, trade } = home.offerKinds;
  const { vatPercent } = getCompany(locale).buying;
  return {
    ...listOfferKinds(words),
    note: pricesExcludeVat() ? fill(vat, { vatPercent }) : undefined,
    all,
    trades: {
      label: trade,
      items: listIndustries(locale).map(({ title, path, lang }) => ({ label: title, path, lang })),
    },
  };
}
