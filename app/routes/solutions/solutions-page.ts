import { accentOfTool } from "#app/content/accents.ts";
import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { pictureOf } from "#app/content/illustrations.ts";
import { chatLink } from "#app/content/links.ts";
import { listOfferKinds } from "#app/content/offer-kinds.ts";
import { monthlyPrice, monthlySum, perPeriod, pricesExcludeVat, startingTier } from "#app/content/prices.ts";
import { solutionPlans } from "#app/content/solution-plans.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import type { SumWords } from "#app/inline/sum-choice.ts";
import type { About } from "#app/url/about-parameter.ts";
import {
  findService,
  findTool,
  formatList,
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
        once: choice.once,
        note: noteOf(choice),
        withVat,
        vatPercent,
        format: getNumberFormat(),
      } satisfies SumWords,
    },
    solutions: listSolutions(words.locale).map((solution) => {
      const ownWords = wordsInLanguageOf(solution, words);
      const { benefits, tools: toolsTitle, more } = ownWords.solutions.overview;
      const tools = solution.tools.flatMap((id) => toolOf(id, words));
      const monthly = monthlySum(solution.tools);
      return {
        ...solution,
        about: `solution.${solution.id}` satisfies About,
        line: ownWords.home.solutions.lines[solution.id],
        illustration: pictureOf(solution, words),
        benefits: { title: benefits, items: solution.benefits },
        tools: { title: toolsTitle, items: tools },
        toolNames: formatList(
          tools.map(({ title }) => title),
          words.locale,
        ),
        full: solutionPlans(solution, ownWords)?.full,
        price: monthly > 0 ? fill(sum, { price: formatMoney(monthly) }) : undefined,
        more: fill(more, { title: solution.title }),
      };
    }),
    closing: { ...home.closing, ...closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/solutions", words)],
  };
}

/** The costs that are not in the sum, with the starting price of a workflow if the company has one. */
function noteOf({ toolsOnly, workflow }: Words["solutions"]["overview"]["choice"]): string {
  const price = findService("workflow-design", "en")?.price;
  return price ? `${toolsOnly} ${fill(workflow, { price: formatMoney(price) })}` : toolsOnly;
}

function toolOf(id: string, words: Words) {
  const tool = findTool(id, words.locale);
  if (!tool) return [];
  const { besides } = wordsInLanguageOf(tool, words).solutions.overview.choice;
  const plan = startingTier(tool.pricing);
  const monthly = monthlyPrice(id);
  const perUse =
    plan?.price && monthly === 0 ? `${formatMoney(plan.price)} ${perPeriod(plan.period, words)}` : "";
  return [
    {
      ...tool,
      accent: accentOfTool(tool),
      /** The row says that its prices are monthly. */
      price: monthly > 0 ? formatMoney(monthly) : perUse || labelOf(tool.status, words.locale),
      monthly,
      /** The text for a price that is not monthly, such as a price per report; empty if the tool has none. */
      perUse: perUse && fill(besides, { price: perUse, tool: tool.title }),
    },
  ];
}
