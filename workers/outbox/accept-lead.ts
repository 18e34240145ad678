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
 * Stores a lead in the outbox, or mails it at once if the outbox cannot be reached. Resolves once the lead is on disk or
 * the provider has accepted its mail. A lead that is mailed here has no follow-ups.
 * @param origin the origin for the "Mark as answered" link in the mail
 * @throws Error if both the outbox and the providers fail
 */
export async function acceptLead(lead: Lead, env: OutboxEnv & OutboxBinding, origin: string): Promise<void> {
  if (await storeOrMail(lead, env, origin)) return;
  // The sender has used one submissionId for several leads. Derive another id from the words, so that this lead is stored
  // too and a repetition of it is still recognised.
  const { id, formName, formData } = lead;
  const ownId = await deriveId(id, formName, formData);
  // Any lead with the derived id has the same words, so the result can be ignored. This lead does not count as confirmed:
  // Turnstile accepts a token again under the same id, so it has confirmed only one of the leads.
  await storeOrMail({ ...lead, id: ownId, isConfirmed: false }, env, origin);
}

/** @returns false if the lead was neither stored nor mailed, because another lead has this id */
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
    throw new Error(`The lead was neither stored nor mailed: ${delivery.error}`);
  logLead(isSent ? "lead.sent-directly" : "lead.sent-by-fallback", lead);
  return true;
}

/**
 * Finds out whether the mail that was sent under a lead's first key is about this lead. The outbox may have sent it before
 * it became unreachable. For a key that was used, Resend never sends again: it returns the id of the first mail if every
 * byte is the same, and a conflict otherwise.
 * @throws Error if Resend gives another answer, because it is then unknown whether the lead was mailed
 */
async function wasMailedByOutbox(lead: Lead, env: OutboxEnv, link: string | undefined): Promise<boolean> {
  for (const mail of composeOutboxMails(lead, env, link)) {
    const delivery = await sendMail(mail, firstKey(lead), env);
    if (delivery.outcome === "sent") {
      logLead("lead.repeated", lead);
      return true;
    }
    if (delivery.outcome !== "conflict")
      throw new Error(
        `It is unknown whether the lead was mailed: Resend failed to compare its mails (${delivery.error})`,
      );
  }
  return false;
}

/** The outbox's first key for a lead. If the lead is mailed here and by the outbox too, Resend sends it once. */
const firstKey = ({ id }: Lead) => idempotencyKey(id, firstGeneration);
