import type { Lead } from "#app/leads/contract/lead.ts";
import { deriveId } from "#app/leads/intake/derive-id.server.ts";
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
  if (isKept) return;
  // Whoever sent it uses one submissionId for several leads: each may be repeated under an id of its own.
  const { id, formName, formData } = lead;
  await acceptLead({ ...lead, id: await deriveId(id, formName, formData) }, env);
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
