import { matchesText } from "#app/search/matches-text.ts";

interface SearchableTool {
  title: string;
  description: string;
  category: string;
}

/**
 * The tools that the catalogue shows: title or description contains the text, and the category
 * is the chosen one.
 * @param text see {@link matchesText}; empty matches every tool
 * @param category null for All
 * @returns in their order
 */
export function filterTools<Tool extends SearchableTool>(
  text: string,
  category: string | null,
  tools: readonly Tool[],
): Tool[] {
  return tools.filter(
    (tool) =>
      (category === null || tool.category === category) && matchesText(text, [tool.title, tool.description]),
  );
}
