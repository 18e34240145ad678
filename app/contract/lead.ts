import type { FormFields, FormName } from "./forms";
import type { Suspicion } from "./suspicions";
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
