import { findSolution, type listPosts, postCategories, toolCategories } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { SolutionId } from "#data/schemas/common.ts";
import type { Tool } from "#data/schemas/tool.ts";

/** The colour of a tool: the colour of its category's solution. */
export function accentOfTool({ category }: Pick<Tool, "category">): Accent {
  return accentOfSolution(getCategory(toolCategories, category));
}

type OfSolution = { solution?: SolutionId | undefined };

/** The colour of a solution. Default: the colour of `integrations-consulting`. */
export function accentOfSolution({ solution = "integrations-consulting" }: OfSolution): Accent {
  const found = findSolution(solution, "en");
  if (!found) throw new Error(`There is no solution ${solution}`);
  return found.accent;
}

/** The colour of a post's solution, and the icon of its category, which is shown if the post has no picture. */
export function lookOfPost({ category, solution }: ReturnType<typeof listPosts>[number]) {
  return { accent: accentOfSolution({ solution }), icon: getCategory(postCategories, category).icon };
}

/** @throws Error if the list has no category with this name */
function getCategory<Category extends { name: string }>(list: readonly Category[], name: string): Category {
  const found = list.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no category ${name}`);
  return found;
}
