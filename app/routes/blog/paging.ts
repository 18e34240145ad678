/** How many articles the list shows before it is asked for more, the featured one among them. */
export const postsPerPage = 12;

/** The pages that the list continues on where no script runs: 2 and up. @param total how many articles there are */
export function continuedPages(total: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(total / postsPerPage) - 1) }, (_, index) => index + 2);
}

/**
 * What the list shows first.
 * @returns the first page; `featured`, the article of that id wherever it is; how many articles that makes
 */
export function firstPage<Item extends { id: string }>(all: Item[], featuredId: string | undefined) {
  const items = all.slice(0, postsPerPage);
  const featured = all.find(({ id }) => id === featuredId);
  return { items, featured, count: new Set(featured ? [...items, featured] : items).size };
}

/** Where a page of the list is. */
export const pagePath = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);
