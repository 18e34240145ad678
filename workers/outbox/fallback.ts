import type { Settings } from "../settings";
import type { Delivery } from "./delivery";
import type { Mail } from "./mail";

/** The optional fallback transport: Cloudflare's `send_email` binding. It is on if the binding and both emails are set. */
export interface FallbackEnv extends Pick<Settings, "FALLBACK_FROM" | "FALLBACK_TO"> {
  FALLBACK_MAIL?: SendEmail;
}

/**
 * A lead that Resend has not accepted within 15 minutes is late, and the fallback sends it.
 */
export const fallbackAfterMs = 15 * 60_000;

/** The time limit for one mail: 10 seconds. */
export const fallbackTimeoutMs = 10_000;

/** Whether the fallback is configured. */
export function hasFallback(env: FallbackEnv): boolean {
  return fallbackOf(env) !== undefined;
}

function fallbackOf({ FALLBACK_MAIL: binding, FALLBACK_FROM: from, FALLBACK_TO: to }: FallbackEnv) {
  return binding && from && to ? { binding, from, to } : undefined;
}

/** Sends a mail through the fallback, from FALLBACK_FROM to FALLBACK_TO. Never throws. */
export async function sendByFallback(
  { subject, text, html, replyTo }: Omit<Mail, "from" | "to">,
  env: FallbackEnv,
): Promise<Extract<Delivery, { outcome: "sent" | "unauthorized" | "failed" }>> {
  const fallback = fallbackOf(env);
  if (!fallback) return { outcome: "unauthorized", error: "no_fallback" };
  const { binding, from, to } = fallback;
  const mail = { from, to, subject, text };
  try {
    const sending = binding.send({ ...mail, ...(html && { html }), ...(replyTo && { replyTo }) });
    const { messageId } = await Promise.race([sending, rejectAfter(fallbackTimeoutMs)]);
    return { outcome: "sent", mailId: messageId };
  } catch (error) {
    return { outcome: "failed", error: error instanceof Error ? error.name : "unknown" };
  }
}

function rejectAfter(durationMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException("The fallback did not answer", "TimeoutError")), durationMs);
  });
}
