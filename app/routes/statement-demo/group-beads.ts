import type { Group } from "#app/demos/statement-demo/statement.ts";

/** Each group in a colour of its own. Whole class names, which Tailwind reads from here. */
export const groupBeads: Record<Group, string> = {
  income: "bead-1",
  suppliers: "bead-7",
  charges: "bead-5",
  transfers: "bead-6",
  loans: "bead-2",
  own: "bead-3",
  unsorted: "bead-4",
};
