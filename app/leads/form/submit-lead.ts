import type { LeadAnswer } from "../contract/answer";
import { endpoint } from "../contract/endpoint";
import type { FormName } from "../contract/forms";
import * as messages from "../contract/messages";
import type { Visit } from "../contract/visit";

/** The JSON that a form sends. */
export interface Submission {
  formName: FormName;
  formData: Record<string, string>;
  /** One id per filled form, kept over retries: the outbox stores it once however often it is sent. */
  submissionId: string | undefined;
  visit: Visit;
  turnstileToken: string | undefined;
}

/** How long to wait for an answer: long enough for a poor line, short enough to hear that it failed. */
const timeoutMs = 30_000;

/**
 * Sends a filled form to the Worker. Never throws: a network failure, a time-out or an answer that is not the
 * endpoint's own becomes `success: false` with a message for the visitor and an `error` string for the log.
 */
export async function submitLead(submission: Submission): Promise<LeadAnswer & { error?: string }> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (!isObject(answer) || typeof answer.success !== "boolean") {
      throw new TypeError(`The answer (${response.status}) is not {success, message}`);
    }
    const message = typeof answer.message === "string" ? answer.message : "";
    return { success: answer.success, message: message || (answer.success ? "" : messages.unsuccessful) };
  } catch (error) {
    return { success: false, message: messages.requestFailed, error: String(error) };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
