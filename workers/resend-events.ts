import { Resend } from "resend";
import * as v from "valibot";
import { readText } from "#app/leads/intake/read-body.ts";
import { Refusal } from "#app/leads/intake/refusal.ts";
import { logError, logEvent } from "#app/leads/log.ts";
import { getWords } from "#data/index.ts";
import { type OutboxBinding, outboxOf } from "./outbox/lead-outbox";
import { type MailEvent, mailEventTypes } from "./outbox/mail-events";
import type { Settings } from "./settings";

/** Where Resend's webhook posts what has become of the mails. */
const eventsPath = "/api/resend-events";

const limitBytes = 64 * 1024;

/** What is read of an event about a mail. Events about contacts or domains have no `email_id`. */
const eventSchema = v.object({
  type: v.picklist(mailEventTypes),
  created_at: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  data: v.object({ email_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
});

/**
 * Takes an event of Resend's webhook. The same event may come twice, late and out of order. An event that is of no use
 * here is taken as well, or Resend would send it again.
 * @returns undefined for requests to other URLs; 404 while the webhook has no secret, 401 for a wrong signature or
 *   one that is more than five minutes old, 503 when Resend should send it again
 */
export async function receiveResendEvent(
  request: Request,
  env: Pick<Settings, "RESEND_WEBHOOK_SECRET"> & OutboxBinding,
): Promise<Response | undefined> {
  if (new URL(request.url).pathname !== eventsPath) return undefined;
  try {
    if (!env.RESEND_WEBHOOK_SECRET) throw new Refusal({ status: 404, message: "Not Found" });
    if (request.method !== "POST")
      throw new Refusal({ status: 405, message: "Method Not Allowed" }, { headers: { Allow: "POST" } });
    const body = await readText(request, limitBytes, { status: 413, message: "Content Too Large" });
    const event = readEvent(verify(body, request.headers, env.RESEND_WEBHOOK_SECRET));
    if (event) await outboxOf(env).noteMailEvent(event);
    return new Response("OK");
  } catch (error) {
    if (error instanceof Refusal)
      return new Response(error.describe(getWords("en")), { status: error.status, headers: error.headers });
    logError("resend-events.failed", error);
    return new Response("Service Unavailable", { status: 503 });
  }
}

/**
 * Checks signature and time with Resend's SDK.
 * @throws Refusal 401
 */
function verify(payload: string, headers: Headers, webhookSecret: string): unknown {
  const headerOf = (name: string) => headers.get(`svix-${name}`) ?? "";
  try {
    // The SDK wants a key, and needs none to check a signature.
    return new Resend("unused").webhooks.verify({
      payload,
      webhookSecret,
      headers: { id: headerOf("id"), timestamp: headerOf("timestamp"), signature: headerOf("signature") },
    });
  } catch (error) {
    logEvent("resend-events.refused", { error: error instanceof Error ? error.name : "unknown" });
    throw new Refusal({ status: 401, message: "Unauthorized" });
  }
}

function readEvent(json: unknown): MailEvent | undefined {
  const { success, output } = v.safeParse(eventSchema, json);
  if (!success) return undefined;
  return { mailId: output.data.email_id, type: output.type, happenedAt: output.created_at };
}
