import type { FormFields, FormName } from "./forms";

/** An enquiry whose fields have passed the form's schema. */
export interface Lead<Name extends FormName = FormName> {
  /** UUID: the visitor's `submissionId`, or made on arrival. The same id with the same words is the same lead. */
  id: string;
  formName: Name;
  formData: FormFields<Name>;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  visit: Visit;
  /** What speaks against it. A lead with suspicions is kept and mailed like any other, and its mail says so. */
  suspicions: Suspicion[];
  /** True when Cloudflare Turnstile has confirmed that a person sent it. Only then may the visitor be mailed. */
  isConfirmed?: boolean;
}

/** What speaks against a lead. It is kept all the same: a check can be wrong, and a lost lead is worse than a spam mail. */
export type Suspicion = "honeypot" | "too-fast" | "not-verified" | "verification-unreachable";

/** The hidden field that only programs fill: no autofill profile holds comments, as some hold a website or a phone. */
export const honeypot = "comments";

/** A form that is sent sooner after its page was opened was probably filled by a program. */
export const minimumVisitMs = 2000;

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
