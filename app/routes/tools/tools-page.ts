import { accentOfSolution, accentOfTool } from "#app/content/accents.ts";
import { breadcrumbData } from "#app/content/breadcrumbs.ts";
import { cardPictureOf, illustrationOf } from "#app/content/illustrations.ts";
import { chatLink } from "#app/content/links.ts";
import { listOfferKinds } from "#app/content/offer-kinds.ts";
import { statusBadge } from "#app/content/offers.ts";
import { perPeriod, priceLabel, startingTier } from "#app/content/prices.ts";
import { sampleLabel } from "#app/content/sample-label.ts";
import { wordsInLanguageOf } from "#app/content/words.ts";
import {
  findIllustration,
  hasDemo,
  labelOf,
  listTools,
  toolCategories,
  toolStatuses,
  type Words,
} from "#data/index.ts";
import { fill } from "#data/load/fill.ts";

const cardFeatures = 3;

type Tool = ReturnType<typeof listTools>[number];

export type ToolsPage = ReturnType<typeof toolsPage>;

export function toolsPage(words: Words) {
  const { tools: copy, home, chat } = words;
  const { meta, hero, statuses, results } = copy.catalogue;
  const { title, count, none, search, placeholder, categoryLabel, all } = results;
  const tools = listTools(words.locale);
  return {
    offerKinds: listOfferKinds(words),
    meta,
    hero: { ...hero, illustration: heroPicture(tools, words) },
    statuses: toolStatuses.map((status) => ({
      status: statusBadge(status, words.locale),
      count: tools.filter((tool) => tool.status === status).length,
      meaning: statuses[status],
    })),
    catalogue: {
      title,
      count: fill(count, { count: "{count}", total: tools.length }),
      none,
      filter: {
        search,
        placeholder,
        categories: categoryLabel,
        noSearch: words.common.noSearch,
        choices: [
          { name: "", label: all },
          ...toolCategories.map((category) => ({
            name: category.name,
            label: labelOf(category.name, words.locale),
            accent: accentOfSolution(category),
          })),
        ],
      },
      tools: tools.map((tool) => cardOf(tool, words)),
    },
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
    structuredData: [breadcrumbData("/tools", words)],
  };
}

/** The last available tool that reads papers: its picture shows the paper beside the result, and is understood without words. */
function heroPicture(tools: Tool[], words: Words) {
  const tool = tools.findLast(
    ({ illustration = "", status }) =>
      status === "Available" && findIllustration(illustration, words.locale)?.kind === "paper",
  );
  return (
    tool?.illustration && {
      ...illustrationOf(tool.illustration, words),
      className: `accent-${accentOfTool(tool)}`,
    }
  );
}

/** The starting price, and the period that it is for. */
function priceOf({ pricing, status }: Tool, words: Words) {
  const tier = startingTier(pricing);
  if (!tier) return { price: words.tools.detail.byStatus[status].pricing.noPrice };
  return { price: priceLabel(tier.price, words), period: perPeriod(tier.period, words) };
}

/** The view model of a card. It has a rating if the tool has one, and a button to open the tool if the tool is available. */
function cardOf(tool: Tool, pageWords: Words) {
  const { id, path, title, category, status } = tool;
  const words = wordsInLanguageOf(tool, pageWords);
  const accent = accentOfTool(tool);
  const { rating, see, open, openTool } = words.tools.catalogue.results;
  return {
    ...tool,
    // The list is filtered by `category`.
    category: labelOf(category, pageWords.locale),
    status: statusBadge(status, words.locale),
    accent,
    illustration: cardPictureOf({ ...tool, accent }, pageWords),
    ...priceOf(tool, words),
    see,
    features: tool.features.slice(0, cardFeatures),
    rating:
      tool.rating > 0
        ? {
            value: String(tool.rating),
            label: fill(rating, { rating: tool.rating }),
            sampleLabel: sampleLabel(tool.sample, words.common.sample),
          }
        : undefined,
    open:
      status === "Available"
        ? {
            text: open,
            label: fill(openTool, { tool: title }),
            path: hasDemo(id, words.locale) ? `${path}#try` : path,
          }
        : undefined,
  };
}
