import { listDoors, lowestPrices } from "#app/content/doors.ts";
import { cardPictureOf, illustrationOf } from "#app/content/illustrations.ts";
import { chatLink, chatShortcut } from "#app/content/links.ts";
import { newsletterBox } from "#app/content/newsletter-box.ts";
import { pick } from "#app/content/pick.ts";
import { listPostItems } from "#app/content/post-items.ts";
import { pricesExcludeVat, withVat } from "#app/content/prices.ts";
import { labelSection, sampleLabel } from "#app/content/sample-label.ts";
import { wordsBeside } from "#app/content/words.ts";
import { listWorkedCaseStudies } from "#app/roi/case-studies.ts";
import { organization, website } from "#app/seo/schema-org.ts";
import {
  findService,
  findTool,
  formatMoney,
  formatWeeks,
  getCompany,
  hasDemo,
  type Locale,
  listCompanyTestimonials,
  listIndustries,
  listSolutions,
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
  const { home, common, leadForms, chat } = words;
  const demo = findTool("ai-mpesa-analyzer", words.locale);
  const { rating: _, ...testimonials } = home.testimonials;
  // Real testimonials come before samples, whatever their order in the file.
  const testimonialsToShow = listCompanyTestimonials(words.locale)
    .toSorted((a, b) => Number(a.sample) - Number(b.sample))
    .slice(0, shown);
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
      form: leadForms.contact,
    },
    stats: {
      ...home.stats,
      checks: { ...checks, items: isDemoThere ? [...checks.items, demoCheck] : checks.items },
    },
    prices: pricesSection(words),
    solutions: {
      title: home.solutions.title,
      trades: {
        title: home.solutions.trades,
        items: listIndustries(words.locale).map(({ title, path, lang }) => ({ label: title, path, lang })),
      },
      items: listSolutions(words.locale).map((solution, index) => ({
        ...pick(solution, "id", "lang", "title", "path", "accent", "icon"),
        line: wordsBeside(solution, words).home.solutions.lines[solution.id],
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
        ratingLabel: fill(wordsBeside(item, words).home.testimonials.rating, { rating: item.rating }),
      })),
    },
    newsletter: newsletterBox(home.newsletter, words),
    posts: { ...home.posts, items: listPostItems(words).slice(0, shown) },
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
    structuredData: [organization(), website(words.locale)],
  };
}

/** The lowest one-time and monthly prices of the records. Where prices exclude VAT, the amount with VAT is beside them. */
export function pricesSection(words: Words) {
  const { home, common, locale } = words;
  const { prices } = home;
  const { vatPercent, productMonthly } = getCompany(locale).buying;
  const lowest = lowestPrices();
  const workflow = findService("workflow-design", "en");
  const monthly = {
    product: productMonthly.hosting + productMonthly.maintenance,
    workflow: workflow?.pricing?.maintenance?.[0] ?? 0,
  };
  const item = (
    { label, price, text, path }: { label: string; price: string; text: string; path: string },
    amount: number,
    eachMonth = 0,
  ) => ({
    label,
    path,
    price: fill(price, { price: formatMoney(amount) }),
    withVat: pricesExcludeVat()
      ? fill(prices.withVat, { price: formatMoney(withVat(amount)), vatPercent })
      : undefined,
    text: fill(text, { monthly: formatMoney(eachMonth), monthlyWithVat: formatMoney(withVat(eachMonth)) }),
  });
  return {
    ...prices,
    items: [
      ...(lowest.tool ? [item(prices.items.tool, lowest.tool)] : []),
      ...(lowest.product ? [item(prices.items.product, lowest.product, monthly.product)] : []),
      ...(lowest.workflow ? [item(prices.items.workflow, lowest.workflow, monthly.workflow)] : []),
    ],
    doors: listDoors(words),
    all: { label: prices.all, path: "/pricing" },
    risks: common.buying,
  };
}
