/** The Worker's settings: vars in wrangler.toml and secrets. All are optional: without them leads are kept, and wait. */
export interface Settings {
  /** The inbox that leads go to; several, separated by commas. */
  LEADS_TO?: string;
  /** The sender: an email at a domain verified in Resend. */
  LEADS_FROM?: string;
  /** Origins beside the site's own that may post leads, separated by commas. */
  ALLOWED_ORIGINS?: string;
  /** Secret. */
  RESEND_API_KEY?: string;
  /** Secret: signs what Resend's webhook says of the mails. Without it nobody is told of mails that do not arrive. */
  RESEND_WEBHOOK_SECRET?: string;
  /** Another server that speaks Resend's API: the local mailbox, or a test's. */
  RESEND_BASE_URL?: string;
  /** The fallback's sender: an email at a domain with Email Routing. */
  FALLBACK_FROM?: string;
  /** The fallback's inbox: an email that is verified in Email Routing. */
  FALLBACK_TO?: string;
  /** Cloudflare Turnstile's site key. It is built into the pages; the check is on once the secret key is set too. */
  TURNSTILE_SITE_KEY?: string;
  /** Secret: Turnstile's secret key. */
  TURNSTILE_SECRET_KEY?: string;
  /** Another server that verifies like Turnstile: a test's. */
  TURNSTILE_VERIFY_URL?: string;
  /** Secret: signs the links that mark a lead as answered. Without it mails have no such link, and nobody is reminded. */
  ANSWER_SECRET?: string;
  /** How many hours a lead waits for an answer before the owner is reminded: a number above 0, by default 20. */
  REMIND_AFTER_HOURS?: string;
  /** "on": visitors whom Turnstile has confirmed get an acknowledgement. */
  ACKNOWLEDGE?: string;
  /** Where each lead is posted to as JSON: https, or http on this machine. It may hold a secret, so it is never logged. */
  LEADS_WEBHOOK_URL?: string;
  /** Secret: signs the posts to LEADS_WEBHOOK_URL, as `whsec_` and base64. */
  LEADS_WEBHOOK_SECRET?: string;
}

/** The parts of a setting that holds several, separated by commas: none where it is empty or not set. */
export function splitList(setting = ""): string[] {
  return setting
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The hours that a setting names: above 0, also a fraction with a point. Undefined if it is no such number. */
export function readHours(setting = ""): number | undefined {
  const hours = /^\s*(\d+\.?\d*|\.\d+)\s*$/.test(setting) ? Number(setting) : 0;
  return hours > 0 ? hours : undefined;
}

/** Whether personal data may be posted to a URL: over https, or http to this machine. */
export function isSafeUrl(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** Whether a URL's host name is this machine's. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
