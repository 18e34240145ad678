import { Resend } from "resend";
import type { Env } from "../env";
import type { Mail } from "./mail";

export type Delivery = { sent: true; mailId: string } | { sent: false; error: string };

/** How long one send may take, in milliseconds, before it counts as failed and is tried again later. */
const timeout = 10_000;

/**
 * The key under which Resend sends a lead's mail once, however often it is asked within 24 hours.
 * @param generation counts the bodies sent for this lead: a changed body needs a key of its own
 */
export function idempotencyKey(leadId: string, generation = 1): string {
  return `lead/${leadId}/${generation}`;
}

/**
 * Sends one mail through Resend. Never throws: only an answer with a mail id counts as sent, all else is an
 * error's name. Without RESEND_API_KEY nothing is sent and the lead waits.
 */
export async function sendMail(
  mail: Mail,
  key: string,
  env: Pick<Env, "RESEND_API_KEY" | "RESEND_BASE_URL">,
): Promise<Delivery> {
  if (!env.RESEND_API_KEY) return { sent: false, error: "no_api_key" };
  try {
    const resend = new Resend(
      env.RESEND_API_KEY,
      env.RESEND_BASE_URL ? { baseUrl: env.RESEND_BASE_URL } : {},
    );
    const options = { idempotencyKey: key, signal: AbortSignal.timeout(timeout) };
    const { data, error } = await resend.emails.send(mail, options);
    if (data?.id) return { sent: true, mailId: data.id };
    return { sent: false, error: error?.name ?? "unnamed_error" };
  } catch (error) {
    // The SDK throws for what it can't put into a request, an illegal character in the key, say.
    return { sent: false, error: error instanceof Error ? error.name : "unknown_error" };
  }
}
