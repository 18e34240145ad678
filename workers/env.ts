import type { LeadOutbox } from "./outbox/lead-outbox";

/** What wrangler.toml binds, and the settings that come from vars and secrets. */
export interface Env {
  LEAD_OUTBOX: DurableObjectNamespace<LeadOutbox>;
  LEAD_RATE: RateLimit;
  /** The inbox that leads go to; several, separated by commas. Leads are kept without it too, and wait. */
  LEADS_TO?: string;
  /** The sender: an address at a domain verified in Resend. Leads are kept without it too, and wait. */
  LEADS_FROM?: string;
  /** Origins beside the site's own that may post leads, separated by commas. */
  ALLOWED_ORIGINS?: string;
  /** Secret. Without it leads are accepted and kept, and go out once it is set. */
  RESEND_API_KEY?: string;
  /** Another server that speaks Resend's API: the local mailbox, or a test's. */
  RESEND_BASE_URL?: string;
  /** Optional second way out: Cloudflare's own mail. On when the binding and both addresses are there. */
  FALLBACK_MAIL?: SendEmail;
  /** The fallback's sender: an address at a domain with Email Routing. */
  FALLBACK_FROM?: string;
  /** The fallback's inbox: an address that is verified in Email Routing. */
  FALLBACK_TO?: string;
  /** Cloudflare Turnstile's site key. It is built into the pages; the check is on once the secret key is set too. */
  TURNSTILE_SITE_KEY?: string;
  /** Secret: the other half. */
  TURNSTILE_SECRET_KEY?: string;
  /** Another server that verifies like Turnstile: a test's. */
  TURNSTILE_VERIFY_URL?: string;
}
