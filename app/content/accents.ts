import { findSolution, type listPosts, listSolutions, postCategories, toolCategories } from "#data/index.ts";
import type { Accent } from "#data/schemas/accents.ts";
import type { SolutionId } from "#data/schemas/common.ts";
import type { Tool } from "#data/schemas/tool.ts";

/** A tool has the colour of the solution that its category belongs to. */
export function accentOfTool({ category }: Pick<Tool, "category">): Accent {
  return accentOfSolution(getCategory(toolCategories, category));
}

type OfSolution = { solution?: SolutionId | undefined };

/** What is part of a solution has its colour; what names none, that of integrations. */
export function accentOfSolution({ solution = "integrations-consulting" }: OfSolution): Accent {
  const found = findSolution(solution, "en");
  if (!found) throw new Error(`There is no solution ${solution}`);
  return found.accent;
}

/** How a post is drawn: in the colour of its solution, and with the icon of its category where it has no picture. */
export function lookOfPost({ category, solution }: ReturnType<typeof listPosts>[number]) {
  return { accent: accentOfSolution({ solution }), icon: getCategory(postCategories, category).icon };
}

/** A case study has the colour of the solution that shows it. */
export function accentOfCaseStudy(id: string): Accent {
  return accentOfSolution({ solution: listSolutions("en").find(({ caseStudy }) => caseStudy === id)?.id });
}

/** @throws Error when the list has no such name */
function getCategory<Category extends { name: string }>(list: readonly Category[], name: string): Category {
  const found = list.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no category ${name}`);
  return found;
}
