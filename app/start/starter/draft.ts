import { inTabStorage } from "./tab-storage";

/** Where it is noted what was typed in the forms of this page (leads/form/drafts.ts). */
export const draftKey = location.pathname;

/** The note, where this page is shown again by a reload or Back. */
export function readDraft(): string | undefined {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // No storage on a first visit: its first use takes a slow phone as long as all the rest of the starter.
  return visit?.type === "navigate" ? undefined : inTabStorage((notes) => notes[draftKey]);
}
