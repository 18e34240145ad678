import type { FormFields, FormName } from "./forms";
import type { Visit } from "./visit";

/** An enquiry whose fields have passed the form's schema. */
export interface Lead<Name extends FormName = FormName> {
  /** UUID: the visitor's `submissionId`, or made on arrival. The same id with the same words is the same lead. */
  id: string;
  formName: Name;
  formData: FormFields<Name>;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  visit: Visit;
  /** What speaks against it. A lead with suspicions is kept and mailed like any other, and its mail says so. */
  suspicions: Suspicion[];
}

/** What speaks against a lead. It is kept all the same: a check can be wrong, and a lost lead is worse than a spam mail. */
export type Suspicion = "honeypot" | "too-fast" | "not-verified" | "verification-unreachable";

/** The hidden field that only programs fill: no autofill profile holds comments, as some hold a website or a phone. */
export const honeypot = "comments";

/** A form that is sent sooner after its page was opened was probably filled by a program. */
export const minimumVisitMs = 2000;
