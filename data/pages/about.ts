/** The copy of the about pages, keyed by their sections. */
export const about = {};
