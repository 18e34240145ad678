/** The copy of the products pages, keyed by their sections. */
export const products = {};
