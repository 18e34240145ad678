/** What records refer to that name nothing: what one would guess. */
import { toolCategories } from "../schemas/tool";

/** How many related tools or posts a page shows. */
const relatedCount = 3;

/** Solutions with all their tools: those that they name, then the others of their category. */
export function withTools<Solution extends { id: string; tools: string[] }>(
  solutions: readonly Solution[],
  tools: readonly { id: string; category: string }[],
): Solution[] {
  return solutions.map((solution) => {
    const category = toolCategories.find((one) => one.solution === solution.id)?.name;
    const own = tools.filter((tool) => tool.category === category).map(({ id }) => id);
    return { ...solution, tools: [...new Set([...solution.tools, ...own])] };
  });
}

/** Tools with their related ones: others of the same category, which are those of its solution. */
export function withRelatedTools<Tool extends { id: string; category: string; relatedTools: string[] }>(
  tools: readonly Tool[],
): Tool[] {
  return tools.map((tool) => {
    const others = tools.filter(({ id, category }) => id !== tool.id && category === tool.category);
    const relatedTools = others.slice(0, relatedCount).map(({ id }) => id);
    return tool.relatedTools.length > 0 ? tool : { ...tool, relatedTools };
  });
}

/** Posts with their related ones: the newest of the same category, then the newest of all. */
export function withRelatedPosts<Post extends { id: string; category: string; relatedPosts: string[] }>(
  newestFirst: readonly Post[],
): Post[] {
  return newestFirst.map((post) => {
    const others = newestFirst.filter(({ id }) => id !== post.id);
    const same = others.filter(({ category }) => category === post.category);
    const relatedPosts = [...new Set([...same, ...others])].slice(0, relatedCount).map(({ id }) => id);
    return post.relatedPosts.length > 0 ? post : { ...post, relatedPosts };
  });
}
