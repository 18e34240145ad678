import { findSolution, listCaseStudies, listSolutions, postCategories, toolCategories } from "#data/index.ts";
import { type Accent, accents } from "#data/schemas/accents.ts";
import type { Tool } from "#data/schemas/tool.ts";

/** A tool has the colour of the solution that its category belongs to. */
export function accentOfTool({ category }: Pick<Tool, "category">): Accent {
  return accentOfToolCategory(getCategory(toolCategories, category));
}

/** A category of tools has the colour of its solution. */
export function accentOfToolCategory({ solution }: (typeof toolCategories)[number]): Accent {
  const found = findSolution(solution, "en");
  if (!found) throw new Error(`There is no solution ${solution}`);
  return found.accent;
}

/** A post has the colour of its category, and its icon where it has no picture. */
export function categoryOfPost({ category }: { category: (typeof postCategories)[number]["name"] }) {
  return getCategory(postCategories, category);
}

/** A case study has the colour of the solution that shows it, or the colour of its turn. */
export function accentOfCaseStudy(id: string): Accent {
  const solution = listSolutions("en").find(({ caseStudy }) => caseStudy === id);
  return solution?.accent ?? accentByTurn(listCaseStudies("en"), id);
}

/**
 * The colour of what belongs to no solution: the seven in turn, along its list.
 * @throws Error when the list has no such id
 */
export function accentByTurn(records: readonly { id: string }[], id: string): Accent {
  const place = records.findIndex((record) => record.id === id);
  const accent = accents[place % accents.length];
  if (!accent) throw new Error(`There is no record ${id}`);
  return accent;
}

/** @throws Error when the list has no such name */
function getCategory<Category extends { name: string }>(list: readonly Category[], name: string): Category {
  const found = list.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no category ${name}`);
  return found;
}
