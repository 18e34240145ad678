/* The features, a line each: README.md says how to take one out. */
export { brochures } from "./features/brochures/additions.ts";
