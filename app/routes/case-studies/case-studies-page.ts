import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { chatLink } from "#app/content/links.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import { findWorkedCaseStudy, listWorkedCaseStudies, type WorkedCaseStudy } from "#app/roi/case-studies.ts";
import { formatMoney, listSolutions, type Words } from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type CaseStudiesPage = ReturnType<typeof caseStudiesPage>;

export function caseStudiesPage(words: Words) {
  const { caseStudies: copy, home, chat } = words;
  const stories = storiesOf(words);
  const { meta, hero, closing } = stories.length > 0 ? copy : copy.none;
  return {
    meta,
    hero,
    storyLinks: storyLinksOf(stories, copy.storyLinks),
    stories,
    closing: { ...home.closing, ...closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/case-studies", words)],
  };
}

/** The most dots that stand for the saving of one story. */
const mostDots = 20;

/** Links to the stories. Dots compare their monthly savings: each is the same round amount. */
function storyLinksOf(stories: ReturnType<typeof storiesOf>, copy: Words["caseStudies"]["storyLinks"]) {
  const most = Math.max(0, ...stories.map(({ net }) => net ?? 0));
  const amount = roundUp(most / mostDots);
  const countOf = (net = 0) => (amount > 0 ? Math.round(net / amount) : 0);
  return {
    title: copy.title,
    caption: most > 0 ? fill(copy.dots, { amount: formatMoney(amount) }) : undefined,
    mostDots: countOf(most),
    items: stories.map(({ id, accent, icon, company, savings, net }) => {
      return { id, accent, icon, company, savings, dots: countOf(net) };
    }),
  };
}

/** The next number of 1, 2 or 5 with zeros, such as 5,000 for 4,280. */
function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 5].find((factor) => factor * unit >= value) ?? 10);
}

/** The case study of each solution, with a link to the solution, then the case studies that no solution names. */
function storiesOf(words: Words) {
  const ofSolutions = listSolutions(words.locale).flatMap((solution) => {
    const { title, path, icon, caseStudy } = solution;
    const story = findWorkedCaseStudy(caseStudy, words);
    const { caseStudies } = wordsInLanguageOf(story ?? {}, words);
    const more = { label: fill(caseStudies.more, { title }), path };
    return story ? [{ ...story, icon, more }] : [];
  });
  const others = listWorkedCaseStudies(words)
    .filter(({ id }) => !ofSolutions.some((story) => story.id === id))
    .map((story) => ({ ...story, icon: undefined, more: undefined }));
  return [...ofSolutions, ...others].map((story, index) => ({ ...story, ...layoutOf(story, index) }));
}

/** The layouts of stories, in turn: a column of figures, the state before beside the state after, a large quote. */
const layouts = ["figures", "change", "quote"] as const;

/** The figures of a story, and the layout that its turn and its facts allow. */
function layoutOf(story: WorkedCaseStudy, index: number) {
  const { labels, savings, timeframe, metrics, quote, quoteTime } = story;
  const beads = metrics.find((metric) => metric.beads)?.beads;
  const figures = [
    ...(savings ? [{ label: labels.saved, value: savings }] : []),
    ...(timeframe ? [{ label: labels.timeframe, value: timeframe }] : []),
    ...metrics,
  ];
  const isPossible = {
    figures: true,
    change: beads?.kind === "change" && Boolean(quote) && quoteTime === "before",
    quote: Boolean(quote),
  };
  const turn = layouts[index % layouts.length] ?? "figures";
  return { beads, figures, layout: isPossible[turn] ? turn : ("figures" as const) };
}
