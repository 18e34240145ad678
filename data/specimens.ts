import { productSpecimens } from "./specimens/products";
import { solutionSpecimens } from "./specimens/solutions";
import { toolSpecimens } from "./specimens/tools";

/** Every specimen: the small pictures that tools, products and solutions refer to by id. */
export const specimens = [...toolSpecimens, ...productSpecimens, ...solutionSpecimens];
