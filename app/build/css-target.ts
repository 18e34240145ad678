/** The first browsers with light-dark(). For older ones Lightning CSS would lower it, see light-scheme.ts. */
export const cssTarget = ["chrome123", "edge123", "firefox120", "safari17.5"];
