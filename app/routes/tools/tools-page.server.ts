import { fill } from "#data/fill.ts";
import { beadOfTool } from "~/content/beads.server";
import { chatLink } from "~/content/links.server";
import { listTools, toolCategories, toolStatuses, type Words } from "~/content/records.server";

/** How many of its features stand on a tool's card. */
const cardFeatures = 3;

type Tool = ReturnType<typeof listTools>[number];

/** The view model of the tools' catalogue. */
export function toolsPage({ tools: words, home, chat }: Words) {
  const { meta, hero, statuses, results } = words.catalogue;
  const { rating, open, openTool, ...copy } = results;
  const tools = listTools();
  return {
    meta,
    hero,
    statuses: toolStatuses.map((status) => ({
      status,
      count: tools.filter((tool) => tool.status === status).length,
      meaning: statuses[status],
    })),
    catalogue: { ...copy, categories: toolCategories, tools: tools.map((tool) => cardOf(tool, results)) },
    closing: { ...home.closing, chatLink: chatLink(chat.greeting) },
  };
}

/** A card: with a rating where there is one, and a way in where the tool is open. */
function cardOf(tool: Tool, { rating, open, openTool }: Words["tools"]["catalogue"]["results"]) {
  const { id, path, title, description, category, status } = tool;
  return {
    id,
    path,
    title,
    description,
    category,
    status,
    bead: beadOfTool(tool),
    features: tool.features.slice(0, cardFeatures),
    ...(tool.rating > 0 && {
      rating: { value: String(tool.rating), label: fill(rating, { rating: tool.rating }) },
    }),
    ...(status === "Available" && { open: { text: open, label: fill(openTool, { tool: title }) } }),
  };
}
