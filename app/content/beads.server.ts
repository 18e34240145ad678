import {
  findSolution,
  type findTool,
  listCaseStudies,
  listSolutions,
  postCategories,
  toolCategories,
} from "#data/index.ts";
import { type Bead, beads } from "#data/schemas/beads.ts";

/** A tool has the colour of the solution that its category belongs to. */
export function beadOfTool({ category }: Pick<NonNullable<ReturnType<typeof findTool>>, "category">): Bead {
  return beadOfToolCategory(getCategory(toolCategories, category));
}

/** A category of tools has the colour of its solution. */
export function beadOfToolCategory({ solution }: (typeof toolCategories)[number]): Bead {
  const found = findSolution(solution, "en");
  if (!found) throw new Error(`There is no solution ${solution}`);
  return found.bead;
}

/** A post has the colour of its category, and its icon where it has no picture. */
export function categoryOfPost({ category }: { category: (typeof postCategories)[number]["name"] }) {
  return getCategory(postCategories, category);
}

/** A case study has the colour of the solution that shows it, or the colour of its turn. */
export function beadOfCaseStudy(id: string): Bead {
  const solution = listSolutions("en").find(({ caseStudy }) => caseStudy === id);
  return solution?.bead ?? beadByTurn(listCaseStudies("en"), id);
}

/**
 * The colour of what belongs to no solution: the seven in turn, along its list.
 * @throws Error when the list has no such id
 */
export function beadByTurn(records: readonly { id: string }[], id: string): Bead {
  const place = records.findIndex((record) => record.id === id);
  const bead = beads[place % beads.length];
  if (!bead) throw new Error(`There is no record ${id}`);
  return bead;
}

/** @throws Error when the list has no such name */
function getCategory<Category extends { name: string }>(list: readonly Category[], name: string): Category {
  const found = list.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no category ${name}`);
  return found;
}
