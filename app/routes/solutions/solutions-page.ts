import { accentOfTool } from "#app/content/accents.ts";
import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { pictureOf } from "#app/content/illustrations.ts";
import { chatLink } from "#app/content/links.ts";
import { listOfferKinds } from "#app/content/offer-kinds.ts";
import { pick } from "#app/content/pick.ts";
import { pricesExcludeVat, startingPrice, startingTier } from "#app/content/prices.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import type { SumWords } from "#app/inline/sum-choice.ts";
import type { About } from "#app/url/about-parameter.ts";
import {
  findService,
  findTool,
  formatMoney,
  getCompany,
  getNumberFormat,
  labelOf,
  listSolutions,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

export type SolutionsPage = ReturnType<typeof solutionsPage>;

export function solutionsPage(words: Words) {
  const { solutions, home, chat } = words;
  const { meta, hero, choice, closing } = solutions.overview;
  const { question, hint, none, ask, sum } = choice;
  const { vatPercent } = getCompany(words.locale).buying;
  const withVat = pricesExcludeVat() ? choice.withVat : undefined;
  return {
    offerKinds: listOfferKinds(words),
    meta,
    hero: { ...hero, start: home.closing.start, chat: home.closing.chat, chatLink: chatLink(chat.greeting) },
    choice: {
      ...{ question, hint, none, ask },
      sum: {
        sum,
        besides: besidesTools(choice),
        withVat,
        vatPercent,
        format: getNumberFormat(),
      } satisfies SumWords,
    },
    solutions: listSolutions(words.locale).map((solution) => {
      const ownWords = wordsInLanguageOf(solution, words);
      const { benefits, tools, more } = ownWords.solutions.overview;
      return {
        ...pick(solution, "id", "lang", "title", "description", "path", "accent"),
        about: `solution.${solution.id}` satisfies About,
        line: ownWords.home.solutions.lines[solution.id],
        illustration: pictureOf(solution, words),
        benefits: { title: benefits, items: solution.benefits },
        tools: { title: tools, items: solution.tools.flatMap((id) => toolOf(id, words)) },
        more: fill(more, { title: solution.title }),
      };
    }),
    closing: { ...home.closing, ...closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/solutions", words)],
  };
}

/** The costs that are not in the sum, with the starting price of a workflow if the company has one. */
function besidesTools({ besides, workflow }: Words["solutions"]["overview"]["choice"]): string {
  const price = findService("workflow-design", "en")?.price;
  return price ? `${besides} ${fill(workflow, { price: formatMoney(price) })}` : besides;
}

function toolOf(id: string, words: Words) {
  const tool = findTool(id, words.locale);
  if (!tool) return [];
  // `plan.period` is compared with an English word below, so the plans are read in English.
  const plan = startingTier(findTool(id, "en")?.pricing ?? []);
  return [
    {
      ...pick(tool, "id", "lang", "title", "path"),
      accent: accentOfTool(tool),
      price: startingPrice(tool.pricing, words) ?? labelOf(tool.status, words.locale),
      /** The monthly price of the tool's first plan; 0 if that plan is not paid monthly. */
      monthly: plan?.period === "month" ? (plan.price ?? 0) : 0,
    },
  ];
}
