/**
 * The gateway from data/ to route modules, which are built for the browser too: as a `.server` module it never enters its
 * scripts. Modules that run on the server alone import data/index.ts itself.
 */
export * from "#data/index.ts";
