import { createHmac, randomUUID } from "node:crypto";

/** Signs the events of a site's local mailbox, which nobody else can reach. */
export const localWebhookSecret = `whsec_${Buffer.from("the local mailbox").toString("base64")}`;

interface MailEvent {
  /** As Resend names it, such as `email.bounced`. */
  type: string;
  mailId: string;
}

/**
 * An event about a mail as Resend's webhook posts it.
 * @param options.id of the event: the same one for an event that comes again
 * @param options.sentAt milliseconds since the epoch
 */
export function webhookRequest(
  { type, mailId }: MailEvent,
  secret: string,
  { id = `msg_${randomUUID()}`, sentAt = Date.now() } = {},
): { method: "POST"; headers: Record<string, string>; body: string } {
  const happenedAt = new Date(sentAt).toISOString();
  const body = JSON.stringify({ type, created_at: happenedAt, data: { email_id: mailId } });
  const timestamp = Math.floor(sentAt / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  const headers = {
    "Content-Type": "application/json",
    "svix-id": id,
    "svix-timestamp": String(timestamp),
    "svix-signature": `v1,${signature}`,
  };
  return { method: "POST", headers, body };
}
