import type { LeadRecord } from "../lead-records.ts";
import { isFinalFailure } from "../mail-events.ts";

/** Whether the visitor's email does not work, because the acknowledgement has bounced. */
export function isUndeliverable({ followUps }: Pick<LeadRecord, "followUps">): boolean {
  return followUps.some(
    ({ kind, mailEvent }) => kind === "acknowledgement" && mailEvent && isFinalFailure(mailEvent),
  );
}
