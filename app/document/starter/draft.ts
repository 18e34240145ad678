import { inTabStorage } from "./tab-storage";

/** Where it is noted what was typed in the forms of this page (drafts.ts). */
export const draftKey = location.pathname;

/** Whether this page was left with text in its forms, and is shown again by a reload or Back. */
export function hasDraft(): unknown {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // No storage on a first visit: its first use takes a slow phone as long as all the rest of the starter.
  return visit?.type !== "navigate" && inTabStorage((notes) => notes[draftKey]);
}
