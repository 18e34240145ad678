import type { honeypot } from "#app/leads/contract/suspicions.ts";
import type { Visit } from "#app/leads/contract/visit.ts";
import type { Locale } from "#data/index.ts";

/** Where the newsletter boxes post to, once the newsletter is on. */
export const subscribeEndpoint = "/api/subscribe";

/** Where the box of a page in this language posts to: the answer and the mail are in it. */
export const subscribePath = (locale: Locale) =>
  locale === "en" ? subscribeEndpoint : `${subscribeEndpoint}?language=${locale}`;

/** The page of one step of subscribing, or of leaving. */
export const newsletterPath = (step: string) => `/newsletter/${step}`;

/** What a newsletter box sends as JSON; a plain form post has the first two as fields. */
export interface SubscriptionRequest {
  email: string;
  /** The field that only programs fill. */
  [honeypot]: string;
  openForMs: Visit["openForMs"];
}
