/* The words of the features, a line each: app/README.md says how to take one out. */
export { brochures } from "./features/brochures/words.ts";
export { roiDemo } from "./features/roi-demo/words.ts";
export { statementDemo } from "./features/statement-demo/words.ts";
