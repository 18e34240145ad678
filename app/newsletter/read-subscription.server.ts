import * as v from "valibot";
import { faultOf, senderFields, wellShaped } from "#app/leads/contract/forms.ts";
import { findSuspicions } from "#app/leads/intake/find-suspicions.server.ts";
import { isPlainForm } from "#app/leads/intake/read-body.server.ts";
import { parseJson } from "#app/leads/intake/read-submission.server.ts";
import { readVisit } from "#app/leads/intake/read-visit.server.ts";
import { Refusal, reasons } from "#app/leads/intake/refusal.server.ts";

/** An address and nothing else, with the forms' own rules and words. */
const subscription = v.pipe(v.object({ email: senderFields.email }), wellShaped());

/**
 * Reads the address out of a newsletter box's body: a {@link SubscriptionRequest} as JSON, or a plain form post.
 * @throws Refusal 400 for what is no JSON object; 422 for what is no address; 403 when a program seems to have sent it:
 *   unlike an enquiry it is not kept, because the mail would go to whoever's address was entered
 */
export function readSubscription(body: string, request: Request): string {
  const fields = isPlainForm(request) ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body);
  const check = v.safeParse(subscription, fields, { abortEarly: true });
  if (!check.success) throw new Refusal({ status: 422, fault: faultOf(check.issues[0]) });
  if (findSuspicions(fields, readVisit(fields)).length > 0) throw new Refusal(reasons.notHuman);
  return check.output.email;
}
