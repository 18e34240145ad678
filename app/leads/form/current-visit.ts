import { readCampaign, type Visit } from "#app/contract/visit.ts";
import { readArrival } from "#app/start/starter/arrival.ts";
import { readAbout } from "#app/url/about-parameter.ts";

/** When a page was shown that the browser had drawn ahead; 0 for any other. TypeScript does not know it yet. */
interface Navigation extends PerformanceEntry {
  activationStart?: number;
}

/**
 * What the browser knows of this visit, without a cookie: how it began is noted for the visit (sessionStorage), since
 * every page is a document of its own. Still untrusted for the Worker.
 *
 * The time is the document's, not the form's: a form hydrates perhaps only when a visitor first touches it, and
 * somebody with autofill is done soon after that.
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
