import { readCampaign, type Visit } from "../contract/visit";

/**
 * What the browser knows of this visit, without a cookie and without storage. The campaign is read from the address
 * that the document was opened at: its timing entry keeps it while the visitor goes from page to page without a reload.
 *
 * The time is the document's, not the form's: a form hydrates perhaps only when a visitor first touches it, and
 * somebody with autofill is done soon after that.
 */
export function currentVisit(): Visit {
  const firstAddress = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  return {
    page: location.pathname,
    referrer: document.referrer.replace(/[?#].*/s, ""),
    ...readCampaign(new URL(firstAddress)),
    milliseconds: Math.round(performance.now()),
  };
}
