import type { Env } from "../env";
import type { Delivery } from "./delivery";
import type { Mail } from "./mail";

/** After how long without success a lead goes out by the fallback, in milliseconds: 15 minutes. */
export const patience = 15 * 60_000;

/** How long the binding may take for one mail, in milliseconds. */
export const fallbackTimeout = 10_000;

/** True when the second way out is configured: Cloudflare's own mail, to an inbox that is verified there. */
export function hasFallback(env: Env): boolean {
  return fallbackOf(env) !== undefined;
}

function fallbackOf({ FALLBACK_MAIL: binding, FALLBACK_FROM: from, FALLBACK_TO: to }: Env) {
  return binding && from && to ? { binding, from, to } : undefined;
}

/** Sends a mail without Resend, from and to the fallback's own addresses. Never throws. */
export async function sendByFallback(
  { subject, text, html, replyTo }: Omit<Mail, "from" | "to">,
  env: Env,
): Promise<Extract<Delivery, { outcome: "sent" | "unauthorized" | "failed" }>> {
  const fallback = fallbackOf(env);
  if (!fallback) return { outcome: "unauthorized", error: "no_fallback" };
  const { binding, from, to } = fallback;
  const mail = { from, to, subject, text };
  try {
    const sending = binding.send({ ...mail, ...(html && { html }), ...(replyTo && { replyTo }) });
    const { messageId } = await Promise.race([sending, rejectAfter(fallbackTimeout)]);
    return { outcome: "sent", mailId: messageId };
  } catch (error) {
    return { outcome: "failed", error: error instanceof Error ? error.name : "unknown" };
  }
}

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException("The fallback did not answer", "TimeoutError")), milliseconds);
  });
}
