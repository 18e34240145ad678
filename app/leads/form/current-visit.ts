import { readCampaign, type Visit } from "#app/contract/visit.ts";
import { readArrival } from "#app/start/starter/tab-storage.ts";
import { readAbout } from "#app/url/about-parameter.ts";

/** When a prerendered page was shown; 0 for any other page. Not in TypeScript's types yet. */
type Navigation = PerformanceEntry & { activationStart?: number };

/**
 * What the browser knows of this visit, without a cookie; untrusted for the Worker. The time is the document's: a form may
 * hydrate only when it is touched, and somebody with autofill is done soon after that.
 */
export function currentVisit(): Visit {
  const { url, referrer } = readArrival();
  const [navigation] = performance.getEntriesByType("navigation") as Navigation[];
  return {
    page: location.pathname,
    about: readAbout(new URLSearchParams(location.search)),
    referrer: referrer.replace(/[?#].*/s, ""),
    ...readCampaign(new URL(url, location.href)),
    openForMs: Math.round(performance.now() - (navigation?.activationStart ?? 0)),
  };
}
