/** The Worker's settings: vars in wrangler.toml, and secrets. All are optional. Without them leads are stored but not sent. */
export interface Settings {
  /** The inbox that receives leads, or several inboxes separated by commas. */
  LEADS_TO?: string;
  /** The sender: an email at a domain verified in Resend. */
  LEADS_FROM?: string;
  /** Origins that may post leads, in addition to the site's own; separated by commas. */
  ALLOWED_ORIGINS?: string;
  /** Secret: Resend's API key. */
  RESEND_API_KEY?: string;
  /** Secret: signs the requests of Resend's webhook. Without it the outbox does not find out that a mail has bounced. */
  RESEND_WEBHOOK_SECRET?: string;
  /** The URL of another server with Resend's API: the local mailbox, or a test's server. */
  RESEND_BASE_URL?: string;
  /** The fallback's sender: an email at a domain with Email Routing. */
  FALLBACK_FROM?: string;
  /** The fallback's inbox: an email that is verified in Email Routing. */
  FALLBACK_TO?: string;
  /** Cloudflare Turnstile's site key. The build writes it into the pages. The check is on once the secret key is set too. */
  TURNSTILE_SITE_KEY?: string;
  /** Secret: Turnstile's secret key. */
  TURNSTILE_SECRET_KEY?: string;
  /** The URL of another server with Turnstile's API: a test's server. */
  TURNSTILE_VERIFY_URL?: string;
  /** Secret: signs the links that mark a lead as answered. Without it mails have no such link and no reminders are sent. */
  ANSWER_SECRET?: string;
  /** The hours after which the owner is reminded of a lead without an answer: a number above 0. Default: 20. */
  REMIND_AFTER_HOURS?: string;
  /** "on" or "off" (default). If on, visitors whom Turnstile has confirmed get an acknowledgement by mail. */
  ACKNOWLEDGE?: string;
  /** The URL that each lead is posted to as JSON: https, or http on this machine. It may contain a secret: never log it. */
  LEADS_WEBHOOK_URL?: string;
  /** Secret: signs the posts to LEADS_WEBHOOK_URL. Format: `whsec_` followed by base64. */
  LEADS_WEBHOOK_SECRET?: string;
}

/** Splits a comma-separated setting. Returns an empty array if the setting is empty or not set. */
export function splitList(setting = ""): string[] {
  return setting
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Parses a number of hours above 0, such as "20" or "1.5". Returns undefined for any other text. */
export function readHours(setting = ""): number | undefined {
  const hours = /^\s*(\d+\.?\d*|\.\d+)\s*$/.test(setting) ? Number(setting) : 0;
  return hours > 0 ? hours : undefined;
}

/** Whether personal data may be posted to a URL: it uses https, or http to this machine. */
export function isSafeUrl(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** Whether a URL's host name stands for this machine: localhost, 127.x.x.x or [::1]. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
