import type { Group } from "#app/demos/statement-demo/statement.ts";

/** Each group in a colour of its own. Whole class names, which Tailwind reads from here. */
export const groupAccents: Record<Group, string> = {
  income: "accent-1",
  suppliers: "accent-7",
  charges: "accent-5",
  transfers: "accent-6",
  loans: "accent-2",
  own: "accent-3",
  unsorted: "accent-4",
};
