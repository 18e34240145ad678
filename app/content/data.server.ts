/**
 * The gateway from data/ to the loaders of route modules, which are built for the browser too. As a `.server` module it
 * never enters the browser's scripts: the build fails if a component uses it. Components get finished texts as props.
 * Modules that run on the server alone import data/index.ts itself.
 */
export * from "#data/index.ts";
