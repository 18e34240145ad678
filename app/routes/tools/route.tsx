import {
  beadOfTool,
  chatLink,
  fill,
  listTools,
  toolCategories,
  toolStatuses,
  wordsFor,
} from "~/content.server";
import { sampleLabel } from "~/sample-label.server";
import { ClosingSection } from "~/sections/closing-section";
import { PageHero } from "~/sections/page-hero";
import { pageMeta } from "~/seo/page-meta";
import { describePage } from "~/seo/structured-data.server";
import { breadcrumbList, crumbsTo } from "~/seo/things.server";
import type { Route } from "./+types/route";
import { CatalogueSection } from "./catalogue-section";
import { StatusLegend } from "./status-legend";
import { ToolCloth } from "./tool-cloth";

/** How many of its features stand on a tool's card. */
const cardFeatures = 3;

export function loader({ context, request }: Route.LoaderArgs) {
  const { tools: words, common, home, chat } = wordsFor(request);
  const { meta, hero, statuses, results } = words.catalogue;
  const { rating, open, openTool, ...copy } = results;
  const tools = listTools();
  describePage(context, breadcrumbList(crumbsTo("/tools")));
  return {
    meta,
    hero,
    statuses: toolStatuses.map((status) => ({
      status,
      count: tools.filter((tool) => tool.status === status).length,
      meaning: statuses[status],
    })),
    catalogue: {
      ...copy,
      categories: toolCategories.map((name) => ({ name, bead: beadOfTool({ category: name }) })),
      tools: tools.map((tool) => ({
        ...{ id: tool.id, path: tool.path, title: tool.title, description: tool.description },
        ...{ category: tool.category, status: tool.status, bead: beadOfTool(tool) },
        features: tool.features.slice(0, cardFeatures),
        ...(tool.rating > 0
          ? {
              rating: {
                ...{ value: String(tool.rating), label: fill(rating, { rating: tool.rating }) },
                sampleLabel: sampleLabel(tool.sample, common.sample.figure),
              },
            }
          : {}),
        ...(tool.status === "Available"
          ? { open: { text: open, label: fill(openTool, { tool: tool.title }) } }
          : {}),
      })),
    },
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export default function Tools({ loaderData }: Route.ComponentProps) {
  const { hero, statuses, catalogue, closing } = loaderData;
  return (
    <>
      <PageHero bead={5} title={hero.title} lead={hero.lead} picture={<ToolCloth marks={catalogue.tools} />}>
        <StatusLegend items={statuses} />
      </PageHero>
      <CatalogueSection {...catalogue} />
      <ClosingSection {...closing} />
    </>
  );
}
