import { productSpecimens } from "./specimens/products";
import { solutionSpecimens } from "./specimens/solutions";
import { toolSpecimens } from "./specimens/tools";

/** The words of every specimen in Swahili, by its id. */
export const specimens = { ...toolSpecimens, ...productSpecimens, ...solutionSpecimens };
