import type { Visit } from "./visit";

/** What speaks against a lead. It is flagged and kept all the same: a trap can be wrong, and a lost lead is worse. */
export type Suspicion = "honeypot" | "too-fast" | "not-verified" | "verification-unreachable";

/**
 * The name of the field that only programs fill. Spam programs look for somewhere to comment; no autofill profile
 * and no password manager holds comments, as some hold a website, a phone or a second address.
 */
export const honeypot = "comments";

/** From this many milliseconds on a person can have opened the page and sent its form. */
export const quickestPerson = 2000;

/**
 * The traps that a submission sprang.
 * @param formData the fields as they came, unchecked
 * @param visit a visit without a time (no script, a partner's server) is never too fast
 */
export function trapsSprung(formData: unknown, { milliseconds }: Visit): Suspicion[] {
  const bait = (formData as Record<string, unknown> | null | undefined)?.[honeypot];
  return [
    ...(typeof bait === "string" && bait.trim() !== "" ? (["honeypot"] as const) : []),
    ...(milliseconds !== null && milliseconds < quickestPerson ? (["too-fast"] as const) : []),
  ];
}
