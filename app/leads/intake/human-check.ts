import * as v from "valibot";
import type { Suspicion } from "#app/contract/lead.ts";
import { logError } from "../log.ts";
import { Refusal, reasons } from "./refusal";

const cloudflareUrl = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** The time limit for Turnstile's answer. The visitor waits meanwhile. */
const timeoutMs = 3000;

const answerSchema = v.object({ success: v.boolean(), "error-codes": v.optional(v.array(v.string()), []) });

/** Cloudflare Turnstile's settings. The check is on only if both keys are set. */
export interface TurnstileSettings {
  siteKey: string | undefined;
  secretKey: string | undefined;
  /** The URL of another server with Turnstile's API: a test's server. */
  verifyUrl: string | undefined;
}

/**
 * Verifies with Cloudflare Turnstile that a person sent a lead.
 * @param token the token of the form's widget; missing without script, with a blocker, or from a partner's server
 * @param leadId the idempotency key: Turnstile accepts a token a second time only under the same key
 * @returns "confirmed" if Turnstile accepts the token, otherwise a suspicion; undefined if the check is off
 * @throws Refusal 403 if Turnstile declares the token invalid
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

/** Only an invalid token is refused. Other errors, such as a wrong secret, are not the visitor's fault. */
function suspicionOf(codes: string[]): Suspicion {
  // The lead was sent before and the response was lost, or the form was open for longer than the token is valid.
  if (codes.includes("timeout-or-duplicate")) return "not-verified";
  if (codes.length === 1 && codes[0] === "invalid-input-response") throw new Refusal(reasons.notHuman);
  throw new Error(`Turnstile could not verify the token: ${codes.join(" ")}. Check the TURNSTILE settings.`);
}
