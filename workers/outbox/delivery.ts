import { type ErrorResponse, Resend } from "resend";
import type { Settings } from "../settings";
import type { Mail } from "./mail";

/**
 * The outcome of one attempt to send a mail. `error` is a short name for the log, never the provider's message. With
 * "failed" it is unknown whether the mail was sent. With the others, except "sent", this attempt sent nothing.
 */
export type Delivery =
  | {
      outcome: "sent";
      mailId: string;
      /** How many mails of today's quota are used up. Only Resend's free plan, of 100 mails a day, has such a quota. */
      usedToday?: number;
    }
  /** The outcome is unknown: a dropped connection, a time-out, or a response without an id. Try again later. */
  | { outcome: "failed"; error: string }
  /** The provider sends no mails for this number of seconds: there were too many requests, or the quota is used up. */
  | { outcome: "paused"; error: string; seconds: number }
  /** The API key is missing or wrong, so the provider did not check the mail. A person has to fix the setting. */
  | { outcome: "unauthorized"; error: string }
  /** The sender is not allowed, or there is no inbox. A person has to fix the settings. */
  | { outcome: "misconfigured"; error: string }
  /** The provider refuses this mail. */
  | { outcome: "refused"; error: string }
  /** The idempotency key was used for another mail before. */
  | { outcome: "conflict"; error: string };

export type Failure = Exclude<Delivery, { outcome: "sent" }>;

/** The time limit of one send: 10 seconds. After that it counts as failed and is tried again later. */
export const sendTimeoutMs = 10_000;

/** Pauses after "too many requests" without a `Retry-After` header, and after the quota is used up. */
const pauseSeconds = { rate: 5, quota: 3600 };

/** The error of a lead that waits because RESEND_API_KEY is not set. */
export const noApiKey = "no_api_key";

/** The error of a lead that waits because RESEND_API_KEY has characters that are not allowed in a header. */
const unusableApiKey = "unusable_api_key";

/** The error of a lead that waits because LEADS_TO is not set. */
export const noInbox = "no_inbox";

/** The generation of a lead's first idempotency key. */
export const firstGeneration = 1;

/**
 * The idempotency key of a lead's mail. Resend sends a mail once per key within 24 hours, even if it gets more requests.
 * @param generation counts the lead's keys, from 1: a changed body needs a new key
 */
export function idempotencyKey(leadId: string, generation: number): string {
  return `lead/${leadId}/${generation}`;
}

/**
 * Sends one mail through Resend. Never throws. Only a response with a mail id counts as sent. Without RESEND_API_KEY or a
 * recipient nothing is sent.
 */
export async function sendMail(
  mail: Mail,
  key: string,
  { RESEND_API_KEY, RESEND_BASE_URL: baseUrl }: Pick<Settings, "RESEND_API_KEY" | "RESEND_BASE_URL">,
): Promise<Delivery> {
  if (!RESEND_API_KEY) return { outcome: "unauthorized", error: noApiKey };
  // If the provider accepted a mail without recipients, the lead would count as sent and be lost.
  if (mail.to.length === 0) return { outcome: "misconfigured", error: noInbox };
  let resend: Resend;
  try {
    resend = new Resend(RESEND_API_KEY, baseUrl ? { baseUrl } : {});
  } catch {
    // The SDK throws if the key has characters that are not allowed in a header. Nothing was sent.
    return { outcome: "unauthorized", error: unusableApiKey };
  }
  try {
    const options = { idempotencyKey: key, signal: AbortSignal.timeout(sendTimeoutMs) };
    const { data, error, headers } = await resend.emails.send(mail, options);
    if (data?.id) return { outcome: "sent", mailId: data.id, ...usageOf(headers?.["x-resend-daily-quota"]) };
    return classify(error, headers?.["retry-after"]);
  } catch (error) {
    return { outcome: "failed", error: error instanceof Error ? error.name : "unknown" };
  }
}

/** The number in Resend's header about the daily quota, if it sends that header. */
function usageOf(usedToday: string | undefined): { usedToday?: number } {
  return usedToday ? { usedToday: Number(usedToday) || 0 } : {};
}

/** Whether an error means that Resend's quota is used up, for example `daily_quota_exceeded`. */
export function isQuota(error: string): boolean {
  return error.endsWith("quota_exceeded");
}

/**
 * Maps an error to an outcome by Resend's name for it or, if it has none, by its status. A response with neither, for
 * example one that is not JSON, counts as "failed" and is tried again.
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

/** Resend's name for an error, or "unnamed" for any other text. The name is logged, so no free text may pass. */
function nameOf(error: Partial<ErrorResponse> | null): string {
  const name: unknown = error?.name;
  return typeof name === "string" && /^[a-z_]{1,60}$/.test(name) ? name : "unnamed";
}

/** The seconds of a `Retry-After` header, from 1 to 3,600. Default: 5. */
function secondsOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter);
  return seconds > 0 ? Math.min(Math.max(seconds, 1), pauseSeconds.quota) : pauseSeconds.rate;
}
