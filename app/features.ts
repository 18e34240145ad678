/* The features, one line each. app/README.md says how to remove one. */
export { brochures } from "./features/brochures/additions.ts";
export { roiDemo } from "./features/roi-demo/additions.ts";
export { statementDemo } from "./features/statement-demo/additions.ts";
