/** How many articles the list shows before it is asked for more, the featured one among them. */
export const postsPerPage = 12;

/** The pages that the list continues on where no script runs: 2 and up. @param total how many articles there are */
export function continuedPages(total: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil(total / postsPerPage) - 1) }, (_, index) => index + 2);
}

/** Where a page of the list is. */
export const pagePath = (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`);
