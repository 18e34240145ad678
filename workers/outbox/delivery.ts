import { type ErrorResponse, Resend } from "resend";
import type { Settings } from "../settings";
import type { Mail } from "./mail";

/**
 * What became of one attempt to send a mail. `error` is a name for the log, never the provider's words.
 * Only "failed" leaves open whether the mail is out; all others but "sent" prove that this attempt sent nothing.
 */
export type Delivery =
  | { outcome: "sent"; mailId: string }
  /** No answer that says what happened: a dropped connection, a time-out, an answer without an id. Try again later. */
  | { outcome: "failed"; error: string }
  /** Nobody's mail goes out for so many seconds: too many at a time, or the quota is used up. */
  | { outcome: "paused"; error: string; seconds: number }
  /** There is no key, or a wrong one: only a person can mend that. Nobody has looked at the mail. */
  | { outcome: "unauthorized"; error: string }
  /** The sender is not allowed, or there is no inbox: only a person can mend that. */
  | { outcome: "misconfigured"; error: string }
  /** The provider does not take this mail as it is. */
  | { outcome: "refused"; error: string }
  /** The idempotency key was used for another mail before. */
  | { outcome: "conflict"; error: string };

export type Failure = Exclude<Delivery, { outcome: "sent" }>;

/** How long one send may take before it counts as failed and is tried again later. */
export const sendTimeoutMs = 10_000;

/** How long to pause when the provider says "too many" without saying for how long, or "no more today". */
const pauseSeconds = { rate: 5, quota: 3600 };

/** The error of a lead that only waits for an API key. */
export const noApiKey = "no_api_key";

/** The error of a lead that only waits for a key that can be sent in a header. */
const unusableApiKey = "unusable_api_key";

/** The error of a lead that only waits for an inbox. */
export const noInbox = "no_inbox";

/** Of a lead whose first body was not changed. */
export const firstGeneration = 1;

/**
 * The key under which Resend sends a lead's mail once, however often it is asked within 24 hours.
 * @param generation counts the bodies sent for this lead: a changed body needs a key of its own
 */
export function idempotencyKey(leadId: string, generation: number): string {
  return `lead/${leadId}/${generation}`;
}

/**
 * Sends one mail through Resend. Never throws: only an answer with a mail id counts as sent. Without
 * RESEND_API_KEY or an inbox nothing is sent and the lead waits.
 */
export async function sendMail(
  mail: Mail,
  key: string,
  { RESEND_API_KEY, RESEND_BASE_URL: baseUrl }: Pick<Settings, "RESEND_API_KEY" | "RESEND_BASE_URL">,
): Promise<Delivery> {
  if (!RESEND_API_KEY) return { outcome: "unauthorized", error: noApiKey };
  // A provider that accepts a mail to nobody would lose the lead.
  if (mail.to.length === 0) return { outcome: "misconfigured", error: noInbox };
  let resend: Resend;
  try {
    resend = new Resend(RESEND_API_KEY, baseUrl ? { baseUrl } : {});
  } catch {
    // The SDK throws for a key with characters that no header may hold. Nothing was sent.
    return { outcome: "unauthorized", error: unusableApiKey };
  }
  try {
    const options = { idempotencyKey: key, signal: AbortSignal.timeout(sendTimeoutMs) };
    const { data, error, headers } = await resend.emails.send(mail, options);
    if (data?.id) return { outcome: "sent", mailId: data.id };
    return classify(error, headers?.["retry-after"]);
  } catch (error) {
    return { outcome: "failed", error: error instanceof Error ? error.name : "unknown" };
  }
}

/** True for the errors that say that no more mails are left for a time: `daily_quota_exceeded`, say. */
export function isQuota(error: string): boolean {
  return error.endsWith("quota_exceeded");
}

/**
 * Sorts an error by what helps against it: its name where Resend gives one, else its status.
 * An answer that is neither (no JSON, no name) may be anything, so it is tried again.
 */
function classify(error: Partial<ErrorResponse> | null, retryAfter: string | undefined): Delivery {
  const name = nameOf(error);
  const status = error?.statusCode ?? 0;
  if (isQuota(name)) return { outcome: "paused", error: name, seconds: pauseSeconds.quota };
  if (status === 429 || name === "rate_limit_exceeded") {
    return { outcome: "paused", error: name, seconds: secondsOf(retryAfter) };
  }
  if (name === "invalid_idempotent_request") return { outcome: "conflict", error: name };
  if (status === 401 || name.endsWith("_api_key")) return { outcome: "unauthorized", error: name };
  if (status === 403 || name === "invalid_from_address") return { outcome: "misconfigured", error: name };
  if (status === 400 || status === 422 || name === "validation_error")
    return { outcome: "refused", error: name };
  return { outcome: "failed", error: name };
}

/** Resend's name for an error; "unnamed" for anything that is not shaped like one, because it goes into the log. */
function nameOf(error: Partial<ErrorResponse> | null): string {
  const name: unknown = error?.name;
  return typeof name === "string" && /^[a-z_]{1,60}$/.test(name) ? name : "unnamed";
}

/** `Retry-After` in seconds: an hour at most. */
function secondsOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return seconds > 0 ? Math.min(Math.max(seconds, 1), pauseSeconds.quota) : pauseSeconds.rate;
}
