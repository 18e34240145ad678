import type { Settings } from "../settings";
import type { Delivery } from "./delivery";
import type { Mail } from "./mail";

/** The optional fallback transport: Cloudflare's own mail. On when the binding and both emails are there. */
export interface FallbackEnv extends Pick<Settings, "FALLBACK_FROM" | "FALLBACK_TO"> {
  FALLBACK_MAIL?: SendEmail;
}

/** A lead that has waited for Resend for so long goes out by the fallback: 15 minutes. */
export const fallbackAfterMs = 15 * 60_000;

/** How long the binding may take for one mail. */
export const fallbackTimeoutMs = 10_000;

/** True when the fallback is configured. */
export function hasFallback(env: FallbackEnv): boolean {
  return fallbackOf(env) !== undefined;
}

function fallbackOf({ FALLBACK_MAIL: binding, FALLBACK_FROM: from, FALLBACK_TO: to }: FallbackEnv) {
  return binding && from && to ? { binding, from, to } : undefined;
}

/** Sends a mail without Resend, from and to the fallback's own emails. Never throws. */
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
