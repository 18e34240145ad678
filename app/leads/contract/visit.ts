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
 * What the browser knows of this visit, without a cookie and without storage: the document's own address stays in
 * the timing entry when the site is walked through on the client. Still untrusted for the Worker.
 *
 * The time is the document's, not the form's: React may take over a form only when a visitor first touches it, and
 * somebody with autofill is done soon after that.
 */
export function currentVisit(): Visit {
  const firstAddress = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
  return {
    page: location.pathname,
    referrer: document.referrer.replace(/[?#].*/s, ""),
    ...campaignOf(new URL(firstAddress)),
    milliseconds: Math.round(performance.now()),
  };
}

/** The campaign's marks in an address, empty where there are none. */
export function campaignOf({ searchParams }: URL): Campaign {
  return Object.fromEntries(campaignMarks.map((mark) => [mark, searchParams.get(mark) ?? ""])) as Campaign;
}
