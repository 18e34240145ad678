import type { Settings } from "../settings";
import type { FallbackEnv } from "./fallback";
import type { FollowUpEnv } from "./follow-ups/kind";

/** The settings and bindings that the outbox uses. */
export type OutboxEnv = Pick<Settings, "RESEND_API_KEY" | "RESEND_BASE_URL" | "LEADS_FROM" | "LEADS_TO"> &
  FallbackEnv &
  FollowUpEnv;

/** A hash of the settings. It is stored to detect a change, and does not reveal the API key. */
export async function hashSettings(env: OutboxEnv): Promise<string> {
  const settings = [
    env.RESEND_API_KEY,
    env.RESEND_BASE_URL,
    env.LEADS_FROM,
    env.LEADS_TO,
    env.FALLBACK_FROM,
    env.FALLBACK_TO,
    Boolean(env.FALLBACK_MAIL),
    ...(env.LEADS_WEBHOOK_URL ? [env.LEADS_WEBHOOK_URL, env.LEADS_WEBHOOK_SECRET] : []),
  ];
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(settings)));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
