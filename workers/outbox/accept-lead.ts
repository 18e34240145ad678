import { addressGroup } from "~/leads/intake/address-group";
import { checkHuman } from "~/leads/intake/human-check.server";
import type { Lead, LeadDesk } from "~/leads/intake/lead-intake";
import type { Env } from "../env";
import { listed } from "../settings";
import { idempotencyKey, sendMail } from "./delivery";
import { sendByFallback } from "./fallback";
import { outboxOf } from "./lead-outbox";
import { log, logFault } from "./log";
import { composeMail, type Mail } from "./mail";

/** The period of the rate limit in wrangler.toml, in seconds: the longest that a refused visitor has to wait. */
const ratePeriod = 60;

/** The outbox starts with this one too: should both send the lead, Resend sends it once. */
const firstGeneration = 1;

/** The Worker's side of POST /api/send-email. */
export function createLeadDesk(env: Env): LeadDesk {
  return {
    allowedOrigins: listed(env.ALLOWED_ORIGINS),

    async secondsToWait(address, formName) {
      if (!address) return 0;
      try {
        const { success } = await env.LEAD_RATE.limit({ key: `${formName} ${addressGroup(address)}` });
        return success ? 0 : ratePeriod;
      } catch (error) {
        // A limiter that is out of order must not cost a lead.
        logFault("rate-limit-failed", error);
        return 0;
      }
    },

    checkHuman: (token, address, leadId) => checkHuman(token, address, leadId, env),

    accept: (lead) => accept(lead, env),
  };
}

async function accept(lead: Lead, env: Env): Promise<void> {
  const mail = composeMail(lead, env);
  let isKept = true;
  try {
    isKept = await outboxOf(env).accept(lead, mail);
  } catch (error) {
    log("lead.outbox-failed", lead, { error: String(error) });
    await mailDirectly(lead, mail, env);
  }
  // Whoever sent it uses one submissionId for several leads.
  if (!isKept) await accept({ ...lead, id: await idOfItsOwn(lead) }, env);
}

/** Another UUID for a lead whose id is taken: always the same one, so that the lead may be repeated under it. */
async function idOfItsOwn({ id, formName, formData }: Lead): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([id, formName, formData]));
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", words)).slice(0, 16);
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
}

/** With the outbox out of reach, an inbox itself is the next best place to keep a lead. */
async function mailDirectly(lead: Lead, mail: Mail, env: Env): Promise<void> {
  const delivery = await sendMail(mail, idempotencyKey(lead.id, firstGeneration), env);
  // A conflict is a mail about this lead that went out before, with other flags.
  if (delivery.outcome === "sent" || delivery.outcome === "conflict") return log("lead.sent-directly", lead);
  const { outcome } = await sendByFallback(mail, env);
  if (outcome === "sent") return log("lead.sent-by-fallback", lead);
  throw new Error(`Neither outbox nor mail took the lead: ${delivery.error}`);
}
