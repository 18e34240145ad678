/** The copy of the blog pages, keyed by their sections. */
export const blog = {};
