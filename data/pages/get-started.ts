/** The copy of the get-started pages, keyed by their sections. */
export const getStarted = {};
