import { createHmac, randomUUID } from "node:crypto";

/** The secret that signs the events of the local mailbox. It may be public, because only this machine can reach the site. */
export const localWebhookSecret = `whsec_${Buffer.from("the local mailbox").toString("base64")}`;

interface MailEvent {
  /** Resend's name for the event, for example `email.bounced`. */
  type: string;
  mailId: string;
}

/**
 * The signed request with which Resend's webhook posts an event about a mail.
 * @param options.sentAt milliseconds since the epoch
 */
export function webhookRequest(
  { type, mailId }: MailEvent,
  secret: string,
  { sentAt = Date.now() } = {},
): { method: "POST"; headers: Record<string, string>; body: string } {
  const id = `msg_${randomUUID()}`;
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
