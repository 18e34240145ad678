import * as v from "valibot";
import type { Env } from "../../../workers/env";
import { logFault } from "../../../workers/outbox/log";
import type { Suspicion } from "../contract/suspicions";

const cloudflare = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/** How long a visitor waits for the verification, in milliseconds. */
const timeout = 3000;

const answerSchema = v.object({
  success: v.boolean(),
  "error-codes": v.optional(v.array(v.string()), []),
});

type Settings = Pick<Env, "TURNSTILE_SITE_KEY" | "TURNSTILE_SECRET_KEY" | "TURNSTILE_VERIFY_URL">;

/**
 * Asks Cloudflare Turnstile whether a person sent a lead; it is off until both keys are set. Never throws.
 * @param token from the form's widget. There is none without script, behind a blocker, or from a partner's server
 * @param leadId asked again under the same id, a token that was taken once is taken again
 * @returns "refused" only for a token that is declared false; undefined when nothing speaks against the lead
 */
export async function checkHuman(
  token: unknown,
  address: string | null,
  leadId: string,
  env: Settings,
): Promise<Suspicion | "refused" | undefined> {
  if (!env.TURNSTILE_SITE_KEY || !env.TURNSTILE_SECRET_KEY) return undefined;
  if (typeof token !== "string" || token === "") return "not-verified";
  try {
    const question = {
      secret: env.TURNSTILE_SECRET_KEY,
      response: token,
      idempotency_key: leadId,
      ...(address && { remoteip: address }),
    };
    const response = await fetch(env.TURNSTILE_VERIFY_URL || cloudflare, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeout),
    });
    const answer = v.parse(answerSchema, await response.json());
    return answer.success ? undefined : objection(answer["error-codes"]);
  } catch (error) {
    logFault("human-check-failed", error);
    return "verification-unreachable";
  }
}

/** Only a false token speaks against the visitor; a wrong secret, say, is our own fault. */
function objection(codes: string[]): Suspicion | "refused" {
  // The lead was sent before and its answer got lost, or the form stood open for long.
  if (codes.includes("timeout-or-duplicate")) return "not-verified";
  if (codes.length === 1 && codes[0] === "invalid-input-response") return "refused";
  throw new Error(`Turnstile did not judge the token: ${codes.join(" ")}`);
}
