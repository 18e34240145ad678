/** Where the newsletter boxes post to, once the newsletter is on. */
export const subscribeEndpoint = "/api/subscribe";

/** The page of one step of subscribing, or of leaving. */
export const newsletterPath = (step: string) => `/newsletter/${step}`;

/** What a newsletter box sends as JSON; a plain form post has the first two as fields. */
export interface SubscriptionRequest {
  email: string;
  /** The field that only programs fill: see `honeypot` of the lead forms. */
  comments: string;
  /** How long the document had been open, in milliseconds. */
  milliseconds: number;
}
