import { readVisit } from "#app/leads/intake/read-submission.ts";
import type { LeadRecord } from "#workers/outbox/lead-records.ts";
import { emptyForm } from "./sample-form.ts";

/** A lead as `npm run leads` reads it. Default: an empty form, received at the epoch (1970). */
export function leadRecord(values: Partial<LeadRecord> = {}): LeadRecord {
  return {
    id: "0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a",
    formName: "Contact Form",
    formData: emptyForm,
    visit: readVisit({}),
    suspicions: [],
    receivedAt: 0,
    sentAt: 0,
    sentBy: null,
    mailId: null,
    mailEvent: null,
    mailEventAt: null,
    attempts: 0,
    nextAt: null,
    lastError: null,
    mayHaveLeft: false,
    bounced: null,
    bouncedAt: null,
    origin: null,
    answeredAt: null,
    followUps: [],
    ...values,
  };
}
