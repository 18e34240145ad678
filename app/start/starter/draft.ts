import { inTabStorage } from "./tab-storage";

/**
 * What was typed in the forms of this page, where it is shown again by a reload or Back: leads/form/drafts.ts notes it under
 * the page's path.
 */
export function readDraft(): string | undefined {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // No storage on a first visit: its first use takes a slow phone as long as all the rest of the starter.
  return visit?.type === "navigate" ? undefined : inTabStorage((notes) => notes[location.pathname]);
}
