import type { Group } from "#app/demos/statement-demo/statement.ts";
import type { Accent } from "#data/schemas/accents.ts";

/** Each group in a colour of its own: those of home's picture where it has them. */
export const groupAccents: Record<Group, Accent> = {
  income: 1,
  suppliers: 7,
  charges: 5,
  transfers: 6,
  loans: 2,
  own: 4,
  unsorted: 3,
};
