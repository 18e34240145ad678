import type { Lead } from "#app/leads/contract/lead.ts";
import { idempotencyKey, sendMail } from "./delivery";
import { sendByFallback } from "./fallback";
import { type OutboxBinding, outboxOf } from "./lead-outbox";
import { logLead, logOutboxFailure } from "./log";
import { composeMail, type Mail } from "./mail";
import type { OutboxEnv } from "./outbox-env";

/** The outbox starts with this one too: should both send the lead, Resend sends it once. */
const firstGeneration = 1;

/**
 * Stores a lead in the outbox, or mails it at once where the outbox can't be reached. Resolves once it is on disk or in
 * the inbox.
 * @throws when neither could be reached
 */
export async function acceptLead(lead: Lead, env: OutboxEnv & OutboxBinding): Promise<void> {
  const mail = composeMail(lead, env);
  let isKept = true;
  try {
    isKept = await outboxOf(env).accept(lead, mail);
  } catch (error) {
    logOutboxFailure(error, lead);
    await mailDirectly(lead, mail, env);
  }
  // Whoever sent it uses one submissionId for several leads.
  if (!isKept) await acceptLead({ ...lead, id: await deriveId(lead) }, env);
}

/** Another UUID for a lead whose id is taken: always the same one, so that the lead may be repeated under it. */
async function deriveId({ id, formName, formData }: Lead): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([id, formName, formData]));
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", words)).slice(0, 16);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

async function mailDirectly(lead: Lead, mail: Mail, env: OutboxEnv): Promise<void> {
  const delivery = await sendMail(mail, idempotencyKey(lead.id, firstGeneration), env);
  // A conflict is a mail about this lead that went out before, with other flags.
  if (delivery.outcome === "sent" || delivery.outcome === "conflict")
    return logLead("lead.sent-directly", lead);
  const { outcome } = await sendByFallback(mail, env);
  if (outcome === "sent") return logLead("lead.sent-by-fallback", lead);
  throw new Error(`Neither outbox nor mail took the lead: ${delivery.error}`);
}
