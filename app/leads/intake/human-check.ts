import * as v from "valibot";
import type { Suspicion } from "#app/contract/lead.ts";
import { logError } from "../log.ts";
import { Refusal, reasons } from "./refusal";

const cloudflareUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** How long a visitor waits for the verification. */
const timeoutMs = 3000;

const answerSchema = v.object({ success: v.boolean(), "error-codes": v.optional(v.array(v.string()), []) });

/** Cloudflare Turnstile's settings; the check is off until both keys are set. */
export interface TurnstileSettings {
  siteKey: string | undefined;
  secretKey: string | undefined;
  /** Another server that verifies like Turnstile: a test's. */
  verifyUrl: string | undefined;
}

/**
 * Asks Cloudflare Turnstile whether a person sent a lead.
 * @param token from the form's widget: none without script, behind a blocker, or from a partner's server
 * @param leadId asked again under the same id, a token that was accepted once is accepted again
 * @returns "confirmed" if Turnstile says that a person sent the lead, else a suspicion; undefined while the check is off
 * @throws Refusal 403, only for a token that Turnstile declares invalid
 */
export async function checkHuman(
  token: unknown,
  ip: string | null,
  leadId: string,
  { siteKey, secretKey, verifyUrl }: TurnstileSettings,
): Promise<Suspicion | "confirmed" | undefined> {
  if (!siteKey || !secretKey) return undefined;
  if (typeof token !== "string" || token === "") return "not-verified";
  try {
    const question = {
      secret: secretKey,
      response: token,
      idempotency_key: leadId,
      ...(ip && { remoteip: ip }),
    };
    const response = await fetch(verifyUrl || cloudflareUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = v.parse(answerSchema, await response.json());
    return answer.success ? "confirmed" : suspicionOf(answer["error-codes"]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    logError("human-check.failed", error);
    return "verification-unreachable";
  }
}

/** Only an invalid token speaks against the visitor; a wrong secret, say, is our own fault. */
function suspicionOf(codes: string[]): Suspicion {
  // The lead was sent before and its answer got lost, or the form stood open for long.
  if (codes.includes("timeout-or-duplicate")) return "not-verified";
  if (codes.length === 1 && codes[0] === "invalid-input-response") throw new Refusal(reasons.notHuman);
  throw new Error(`Turnstile did not judge the token: ${codes.join(" ")}`);
}
