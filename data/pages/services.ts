/** The copy of the services pages, keyed by their sections. */
export const services = {};
