/**
 * The gateway from data/ to the loaders. As a `.server` module it never enters the browser's scripts: the build fails
 * if a component imports it. Components get finished texts as props.
 */
export * from "#data/index.ts";
