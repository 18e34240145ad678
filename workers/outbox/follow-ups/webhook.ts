import { Webhook } from "standardwebhooks";
import { campaignParameters, type Lead } from "#app/contract/lead.ts";
import { localeOf } from "#app/url/locale-paths.ts";
import { isSafeUrl } from "#workers/settings.ts";
import type { Delivery } from "../delivery";
import { leadReference } from "../lead-reference";
import type { FollowUpKind } from "./kind";

/** Attempts stop after 3 days. */
const tryForMs = 3 * 24 * 3_600_000;

/** The time limit of one attempt: 10 seconds. */
const timeoutMs = 10_000;

/**
 * Posts each lead as JSON to the owner's program, signed according to the Standard Webhooks specification. The program may
 * receive the same lead more than once, always with the same `webhook-id`.
 */
export const webhook: FollowUpKind = {
  name: "webhook",
  begins: "accepted",
  isMail: false,
  endsWithAnswer: false,
  maxBatchSize: 1,
  isOn: ({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }) => Boolean(LEADS_WEBHOOK_URL && LEADS_WEBHOOK_SECRET),
  plan: ({ receivedAt }) => ({ dueAt: receivedAt, endsAt: receivedAt + tryForMs }),
  async send({ key, leads: [lead] }, { LEADS_WEBHOOK_URL = "", LEADS_WEBHOOK_SECRET = "" }) {
    if (!lead) throw new Error("There is no lead");
    if (!isSafeUrl(LEADS_WEBHOOK_URL)) return { outcome: "misconfigured", error: "no_https_url" };
    const id = `msg_${key}`;
    const body = JSON.stringify(webhookBody(lead));
    const headers = signedHeaders(id, body, LEADS_WEBHOOK_SECRET);
    if (!headers) return { outcome: "misconfigured", error: "unusable_secret" };
    return post(LEADS_WEBHOOK_URL, { id, headers, body });
  },
};

/** The JSON body of a post. Other people's programs depend on these names; `workers/local/README.md` documents them. */
function webhookBody({ id, formName, formData, visit, receivedAt, suspicions }: Lead) {
  return {
    id,
    reference: leadReference(id),
    form: formName,
    fields: formData,
    page: visit.page,
    campaign: Object.fromEntries(campaignParameters.map((name) => [name, visit[name] ?? ""])),
    language: localeOf(visit.page),
    time: new Date(receivedAt).toISOString(),
    suspicion: suspicions,
  };
}

/** @returns undefined if the secret is not valid base64 */
function signedHeaders(id: string, body: string, secret: string): Record<string, string> | undefined {
  const now = new Date();
  try {
    return {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    };
  } catch {
    return undefined;
  }
}

/** Posts the body once. The response's body is not read, because it may quote the visitor's words. */
async function post(
  url: string,
  { id, headers, body }: { id: string; headers: Record<string, string>; body: string },
): Promise<Delivery> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // Do not follow redirects: the new URL could use http or belong to another company.
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await response.body?.cancel();
    if (response.ok) return { outcome: "sent", mailId: id };
    return { outcome: "failed", error: `http_${response.status}` };
  } catch (error) {
    return { outcome: "failed", error: error instanceof Error ? error.name : "unknown" };
  }
}
