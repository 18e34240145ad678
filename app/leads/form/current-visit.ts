import { readArrival } from "#app/document/starter/arrival.ts";
import { aboutParameter } from "../contract/about";
import { readCampaign, type Visit } from "../contract/visit";

/**
 * What the browser knows of this visit, without a cookie: how it began is noted for the visit (sessionStorage), since
 * pages are left and entered by full loads. Still untrusted for the Worker.
 *
 * The time is the document's, not the form's: a form hydrates perhaps only when a visitor first touches it, and
 * somebody with autofill is done soon after that.
 */
export function currentVisit(): Visit {
  const { url, referrer } = readArrival();
  return {
    page: location.pathname,
    about: new URLSearchParams(location.search).get(aboutParameter) ?? "",
    referrer: referrer.replace(/[?#].*/s, ""),
    ...readCampaign(new URL(url)),
    openForMs: Math.round(performance.now()),
  };
}
