import { readArrival } from "~/document/starter/arrival";

/** The campaign's marks in an address, by the names that advertisers give them. */
export const campaignMarks = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

export type Campaign = Record<(typeof campaignMarks)[number], string>;

/** Where a lead came from: text is empty where it is not known. */
export interface Visit extends Campaign {
  /** The path of the page where the form was sent. */
  page: string;
  /** What led to the site: without its query, which may hold personal data. */
  referrer: string;
  /** How long the document had been open when the form was sent, in milliseconds; null where nobody measured. */
  milliseconds: number | null;
}

/**
 * What the browser knows of this visit, without a cookie: how it began is noted for the visit (sessionStorage), since
 * pages are left and entered by full loads. Still untrusted for the Worker.
 *
 * The time is the document's, not the form's: React may take over a form only when a visitor first touches it, and
 * somebody with autofill is done soon after that.
 */
export function currentVisit(): Visit {
  const { address, referrer } = readArrival();
  return {
    page: location.pathname,
    referrer: referrer.replace(/[?#].*/s, ""),
    ...campaignOf(new URL(address)),
    milliseconds: Math.round(performance.now()),
  };
}

/** The campaign's marks in an address, empty where there are none. */
export function campaignOf({ searchParams }: URL): Campaign {
  return Object.fromEntries(campaignMarks.map((mark) => [mark, searchParams.get(mark) ?? ""])) as Campaign;
}
