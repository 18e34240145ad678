import type { FormName } from "#app/contract/forms.ts";
import type { Mail } from "./mail";
import type { MailEventType } from "./mail-event";

/** A lead that is about to be sent. */
export interface DueLead {
  id: string;
  formName: FormName;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  mail: Mail;
  /** How many attempts have failed so far. */
  attempts: number;
  /** Counts the bodies sent for this lead: each has an idempotency key of its own. */
  generation: number;
  /** True once the mail was cut down to what no provider should refuse. */
  isPlain: boolean;
  /** True when an earlier attempt under this key may have sent the mail without our hearing of it. */
  mayHaveLeft: boolean;
  /** Why its last mail did not arrive: it may only leave by the fallback, until a person says otherwise. */
  bounced: MailEventType | null;
}
