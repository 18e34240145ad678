import type { LeadAnswer } from "#app/leads/contract/answer.ts";
import { honeypot } from "#app/leads/contract/suspicions.ts";
import { postJson } from "#app/leads/form/post-json.ts";
import type { SubscriptionRequest } from "./contract";

/**
 * Sends the address in a newsletter box, and clears the box once it is taken. Never throws.
 * @param failed what to say where there is no answer
 * @returns what to tell the visitor
 */
export async function subscribe(form: HTMLFormElement, failed: string): Promise<string> {
  const fields = new FormData(form);
  const request: SubscriptionRequest = {
    email: String(fields.get("email")),
    [honeypot]: String(fields.get(honeypot) ?? ""),
    openForMs: Math.round(performance.now()),
  };
  try {
    const response = await postJson(form.action, request);
    const { success, message } = (await response.json()) as LeadAnswer;
    if (success) form.reset();
    return message || failed;
  } catch {
    return failed;
  }
}
