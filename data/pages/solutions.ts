/** The copy of the solutions pages, keyed by their sections. */
export const solutions = {};
