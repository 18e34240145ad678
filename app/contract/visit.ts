/** The campaign parameters of a URL, by the names that advertisers give them. */
export const campaignParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/** Empty where the URL has no such parameter. */
export type Campaign = Record<(typeof campaignParameters)[number], string>;

/** Where a lead came from: text is empty where it is not known. */
export interface Visit extends Campaign {
  /** The path of the page where the form was sent. */
  page: string;
  /** What the page's URL says that the enquiry is about (about.ts). */
  about: string;
  /** The page that led to the site, without its query, which may hold personal data. */
  referrer: string;
  /** How long the document had been open when the form was sent; null where nobody measured. */
  openForMs: number | null;
}

export function readCampaign({ searchParams }: URL): Campaign {
  return Object.fromEntries(
    campaignParameters.map((name) => [name, searchParams.get(name) ?? ""]),
  ) as Campaign;
}
