import type { Lead } from "#app/contract/lead.ts";
import { deriveId } from "#app/leads/intake/read-submission.ts";
import { firstGeneration, idempotencyKey, sendMail } from "./delivery";
import { sendByFallback } from "./fallback";
import { answerLink } from "./follow-ups/answer-link";
import { type OutboxBinding, outboxOf } from "./lead-outbox";
import { logLead, logOutboxFailure } from "./log";
import { composeDirectMail, composeMail, composeOutboxMails } from "./mail";
import type { OutboxEnv } from "./outbox-env";

/**
 * Stores a lead in the outbox, or mails it at once if the outbox can't be reached. Resolves once it is on disk or in the
 * inbox. A lead that is mailed here has no follow-ups.
 * @param origin of the site: mails link to its page that marks a lead as answered
 * @throws when neither could be reached
 */
export async function acceptLead(lead: Lead, env: OutboxEnv & OutboxBinding, origin: string): Promise<void> {
  if (await storeOrMail(lead, env, origin)) return;
  // Whoever sent it uses one submissionId for several leads: each may be repeated under an id of its own.
  const { id, formName, formData } = lead;
  const ownId = await deriveId(id, formName, formData);
  // Another mail under that id is about the same words. Turnstile was asked about the first id, and says the same of one
  // token under the same id again: it has confirmed one lead, not each of them.
  await storeOrMail({ ...lead, id: ownId, isConfirmed: false }, env, origin);
}

/** @returns false when neither is done, because another lead has this id */
async function storeOrMail(lead: Lead, env: OutboxEnv & OutboxBinding, origin: string): Promise<boolean> {
  const { ANSWER_SECRET } = env;
  const link = ANSWER_SECRET && (await answerLink(lead.id, origin, ANSWER_SECRET));
  try {
    return await outboxOf(env).accept(lead, composeMail(lead, env, link), link && origin);
  } catch (error) {
    logOutboxFailure(error, lead);
    return mailDirectly(lead, env, link);
  }
}

async function mailDirectly(lead: Lead, env: OutboxEnv, link: string | undefined): Promise<boolean> {
  const mail = composeDirectMail(lead, env);
  const delivery = await sendMail(mail, firstKey(lead), env);
  if (delivery.outcome === "conflict") return wasMailedByOutbox(lead, env, link);
  const isSent = delivery.outcome === "sent";
  if (!isSent && (await sendByFallback(mail, env)).outcome !== "sent")
    throw new Error(`Neither outbox nor mail took the lead: ${delivery.error}`);
  logLead(isSent ? "lead.sent-directly" : "lead.sent-by-fallback", lead);
  return true;
}

/**
 * Finds out whether the mail that is out under a lead's first key is about this lead. The outbox may have sent it before
 * it became unreachable. Resend repeats the id of that mail if every byte is the same, and sends nothing in any case.
 * @throws when Resend does not say: then nobody knows whether the lead is mailed
 */
async function wasMailedByOutbox(lead: Lead, env: OutboxEnv, link: string | undefined): Promise<boolean> {
  for (const mail of composeOutboxMails(lead, env, link)) {
    const delivery = await sendMail(mail, firstKey(lead), env);
    if (delivery.outcome === "sent") {
      logLead("lead.repeated", lead);
      return true;
    }
    if (delivery.outcome !== "conflict")
      throw new Error(`Resend does not say which mail is out under the lead's key: ${delivery.error}`);
  }
  return false;
}

/** The key that the outbox starts with: if both send the lead, Resend sends it once. */
const firstKey = ({ id }: Lead) => idempotencyKey(id, firstGeneration);
