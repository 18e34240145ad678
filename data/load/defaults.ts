/** Default references for records that name none. */
import { toolCategories } from "../schemas/tool";

/** The default number of related tools or posts on a page. */
const relatedCount = 3;

/** Adds to each solution's tools the other tools of its category. */
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

/** Gives each tool that names no related tools up to 3 others of its category. */
export function withRelatedTools<Tool extends { id: string; category: string; relatedTools: string[] }>(
  tools: readonly Tool[],
): Tool[] {
  return tools.map((tool) => {
    const others = tools.filter(({ id, category }) => id !== tool.id && category === tool.category);
    const relatedTools = others.slice(0, relatedCount).map(({ id }) => id);
    return tool.relatedTools.length > 0 ? tool : { ...tool, relatedTools };
  });
}

/** Gives each post that names no related posts up to 3 others: the newest of its category, then the newest of all. */
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
