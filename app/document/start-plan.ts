/**
 * How the script of a page begins: data in the document, written by the server (compose.server.ts) and read twice in
 * the browser, by the starter (late-start.ts) and by the entry (entry.client.tsx).
 */
export interface StartPlan {
  /** Scripts to run, in their order; the last one is the entry. */
  scripts: string[];
  /** Every script that they will ask for, to be fetched at once. */
  preload: string[];
  /** Tells React Router all routes of the site. */
  manifest: string;
  /** The modules of this page's routes, by route id. */
  routes: Record<string, string>;
  /** What React Router has to know about the build. */
  context: object;
}

/** Where the document holds the plan, and the data that the page was drawn from. */
export const startPlanId = "start-plan";
export const loaderDataId = "loader-data";

/** Sent to the document once React works the page. */
export const hydratedEvent = "hydrated";
