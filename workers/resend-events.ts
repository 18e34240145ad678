import { Resend } from "resend";
import * as v from "valibot";
import { readText } from "#app/leads/intake/read-body.ts";
import { Refusal } from "#app/leads/intake/refusal.ts";
import { logError, logEvent } from "#app/leads/log.ts";
import { getWords } from "#data/index.ts";
import { type OutboxBinding, outboxOf } from "./outbox/lead-outbox";
import { type MailEvent, mailEventTypes } from "./outbox/mail-events";
import type { Settings } from "./settings";

/** The path to which Resend's webhook posts delivery events. */
const eventsPath = "/api/resend-events";

const limitBytes = 64 * 1024;

/** The parts of a mail's event that are used here. Events about contacts or domains have no `email_id`. */
const eventSchema = v.object({
  type: v.picklist(mailEventTypes),
  created_at: v.pipe(v.string(), v.transform(Date.parse), v.number()),
  data: v.object({ email_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) }),
});

/**
 * Receives an event of Resend's webhook. The same event may arrive twice, late and out of order. An event of an unknown
 * type is also answered with 200, because Resend would send it again otherwise.
 * @returns undefined for requests to other URLs; 404 while RESEND_WEBHOOK_SECRET is not set; 401 for a wrong signature or
 *   one that is more than five minutes old; 503 if Resend should send the event again
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
 * Checks the signature and its timestamp with Resend's SDK.
 * @throws Refusal 401
 */
function verify(payload: string, headers: Headers, webhookSecret: string): unknown {
  const headerOf = (name: string) => headers.get(`svix-${name}`) ?? "";
  try {
    // The SDK's constructor requires an API key, but checking a signature does not use it.
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
