/** The copy of the tools pages, keyed by their sections. */
export const tools = {};
