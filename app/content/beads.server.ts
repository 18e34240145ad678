import { type findTool, listSolutions, postCategories, toolCategories } from "#data/index.ts";
import type { Bead } from "#data/schemas/common.ts";

/** Colours for what belongs to no solution, one after the other. */
const beadCycle: readonly Bead[] = [1, 2, 3, 4, 5, 6, 7];

/** A tool has the colour of its category. */
export function beadOfTool({ category }: Pick<NonNullable<ReturnType<typeof findTool>>, "category">): Bead {
  return named(toolCategories, category);
}

/** A post has the colour of its category. */
export function beadOfPost({ category }: { category: (typeof postCategories)[number]["name"] }): Bead {
  return named(postCategories, category);
}

/** A case study has the colour of the solution that it tells of. */
export function beadOfCaseStudy(id: string): Bead {
  const solution = listSolutions("en").find(({ caseStudy }) => caseStudy === id);
  return solution?.bead ?? beadByTurn([], id);
}

/** The colour of what belongs to no solution: the seven in turn, along its list. */
export function beadByTurn(records: readonly { id: string }[], id: string): Bead {
  const index = records.findIndex((record) => record.id === id);
  return beadCycle[Math.max(index, 0) % beadCycle.length] ?? 1;
}

/** @throws Error when the list has no such name */
function named(list: readonly { name: string; bead: Bead }[], name: string): Bead {
  const found = list.find((entry) => entry.name === name);
  if (!found) throw new Error(`There is no category ${name}`);
  return found.bead;
}
