/**
 * What speaks against a lead: it may have been sent by a program. It is flagged and kept all the same, because a check
 * can be wrong and a lost lead is worse than a spam mail.
 */
export type Suspicion = "honeypot" | "too-fast" | "not-verified" | "verification-unreachable";

/**
 * The name of the hidden field that only programs fill. Spam programs look for somewhere to comment; no autofill
 * profile and no password manager holds comments, as some hold a website, a phone or a second email.
 */
export const honeypot = "comments";

/** A form that is sent sooner after its page was opened was probably filled by a program. */
export const minimumVisitMs = 2000;
